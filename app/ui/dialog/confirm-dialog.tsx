import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { Dialog, DialogButtons } from "./dialog.tsx";

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
	/** A field that the form asks for, above its button. */
	field?: ReactNode;
	/** The consequences. */
	children: ReactNode;
};

/** Asks whether to do something; the form posts to the dialog's own URL. */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const {
		button,
		busy,
		isSafe = false,
		fields = {},
		safeLabel = t.dialogs.goBack,
		field,
		children,
		...dialog
	} = props;
	const submit = (
		<Button variant={isSafe ? "primary" : "danger"} busy={busy}>
			{button}
		</Button>
	);
	const form = (
		<PostForm>
			{Object.entries(fields).map(([name, values]) =>
				[values]
					.flat()
					.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
			)}
			{field ? (
				<>
					{field}
					<DialogButtons safeLabel={safeLabel}>{submit}</DialogButtons>
				</>
			) : (
				submit
			)}
		</PostForm>
	);
	if (field)
		return (
			<Dialog {...dialog} isFieldFocused>
				{children}
				<div className="mt-5">{form}</div>
			</Dialog>
		);
	return (
		<Dialog {...dialog} safeLabel={safeLabel} actions={form}>
			{children}
		</Dialog>
	);
}
