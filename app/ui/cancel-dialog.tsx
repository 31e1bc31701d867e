import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

type CancelDialogProps = {
	title: string;
	/** The screen without the dialog. */
	href: string;
	/** The status that whoever is asked has seen. */
	seen: string;
	/** What is cancelled: 'order'. */
	noun: string;
	/** Price, and what becomes of it. */
	children: ReactNode;
};

/** Asks whether to cancel what is one's own. */
export function CancelDialog({ title, href, seen, noun, children }: CancelDialogProps) {
	return (
		<Dialog
			title={title}
			closeHref={href}
			safeLabel="Keep it"
			actions={
				<PostForm>
					<input type="hidden" name="seen" value={seen} />
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
