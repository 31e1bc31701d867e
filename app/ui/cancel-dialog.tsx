import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { PostForm } from "./form/post-form.tsx";

type CancelDialogProps = {
	title: string;
	/** The URL of the screen without the dialog. */
	href: string;
	/** The status that the screen showed. */
	expectedVersion: string;
	/** "order" or "booking", for the buttons. */
	noun: string;
	/** The price, and the refund or fee. */
	children: ReactNode;
};

/** Asks customers and guests whether to cancel their own order or booking. */
export function CancelDialog({ title, href, expectedVersion, noun, children }: CancelDialogProps) {
	return (
		<Dialog
			title={title}
			closeHref={href}
			safeLabel={`Keep ${noun}`}
			actions={
				<PostForm>
					<input type="hidden" name="expectedVersion" value={expectedVersion} />
					<Button variant="danger" busy="Cancelling...">
						Cancel {noun}
					</Button>
				</PostForm>
			}
		>
			<p className="text-secondary">{children}</p>
		</Dialog>
	);
}
