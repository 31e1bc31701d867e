import { type SubmissionResult, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FieldSource } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";
import { Dialog, DialogButtons } from "./dialog.tsx";

type NoteDialogProps = {
	title: string;
	/** Who can read the note. */
	hint: string;
	/** The URL of the screen without the dialog. */
	href: string;
	button?: string;
	/** A field of this name that the form asks for besides. */
	proof?: (field: FieldSource) => ReactNode;
};

/** Asks staff for an internal note, as `noteSchema` reads it; shows why the route's action refused the last one. */
export function NoteDialog({ title, hint, href, button = t.dialogs.saveNote, proof }: NoteDialogProps) {
	const lastResult = useActionData<SubmissionResult<string[]>>();
	const [form, fields] = useForm<{ note: string; proof: string }>({ id: "note", lastResult });
	return (
		<Dialog title={title} closeHref={href} isFieldFocused>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<TextArea field={fields.note} label={t.words.note} hint={hint} autoFocus />
				{proof?.(fields.proof)}
				<DialogButtons>
					<Button busy={t.words.saving}>{button}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
