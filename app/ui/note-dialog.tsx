import { type SubmissionResult, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { Button } from "./button.tsx";
import { Dialog, DialogButtons } from "./dialog.tsx";
import { ErrorSummary } from "./form/error-summary.tsx";
import { PostForm } from "./form/post-form.tsx";
import { TextArea } from "./form/text-field.tsx";

type NoteDialogProps = {
	title: string;
	/** Who can read the note. */
	hint: string;
	/** The URL of the screen without the dialog. */
	href: string;
};

/** Asks staff for an internal note, as `noteSchema` reads it; shows why the route's action refused the last one. */
export function NoteDialog({ title, hint, href }: NoteDialogProps) {
	const lastResult = useActionData<SubmissionResult<string[]>>();
	const [form, fields] = useForm<{ note: string }>({ id: "note", lastResult });
	return (
		<Dialog title={title} closeHref={href}>
			<PostForm id={form.id}>
				<ErrorSummary form={form} />
				<TextArea field={fields.note} label="Note" hint={hint} />
				<DialogButtons>
					<Button busy="Saving...">Save note</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
