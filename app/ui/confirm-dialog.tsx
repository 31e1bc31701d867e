import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { PostForm } from "./form/post-form.tsx";

type ConfirmDialogProps = {
	/** The question. */
	title: ReactNode;
	/** The URL of the screen without the dialog. */
	closeHref: string;
	/** See `Dialog`. */
	safeLabel?: string;
	/** The verb: "Delete address". */
	button: string;
	busy: string;
	/** The action is not destructive. */
	isSafe?: boolean;
	/** What the form sends, such as the version that the screen showed. */
	fields?: Record<string, string | number | readonly string[]>;
	/** The consequences. */
	children: ReactNode;
};

/** Asks whether to do something; the form posts to the dialog's own URL. */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const { button, busy, isSafe = false, fields = {}, safeLabel = "Go back", children, ...dialog } = props;
	const form = (
		<PostForm>
			{Object.entries(fields).map(([name, values]) =>
				[values]
					.flat()
					.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
			)}
			<Button variant={isSafe ? "primary" : "danger"} busy={busy}>
				{button}
			</Button>
		</PostForm>
	);
	return (
		<Dialog {...dialog} safeLabel={safeLabel} actions={form}>
			{children}
		</Dialog>
	);
}
