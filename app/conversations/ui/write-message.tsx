import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { PHOTO_ACCEPT } from "#app/common/photos/photo-limits.ts";
import type { WaitingUpload } from "#app/common/photos/waiting-uploads.server.ts";
import { MOST_MESSAGE_PHOTOS } from "#app/conversations/conversation-kinds.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type Choice, SelectField } from "#app/ui/form/choice-field.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";
import { WaitingPhotos } from "#app/ui/photos/photo-fields.tsx";
import insertTemplateUrl from "./insert-template.js?url";

type WriteMessageProps = {
	/** The reader, for the label: "Message to Meeha". */
	label: string;
	hint?: string;
	idempotencyKey: string;
	lastResult: SubmissionResult<string[]> | undefined;
	/** The pictures of a message that was refused. */
	waiting: readonly WaitingUpload[];
	/** For those who answer. A note needs a conversation. */
	desk?: { templates: readonly Choice[]; templatesHref: string; canNote: boolean };
};

/** The form that adds a message to a conversation. */
export function WriteMessage(props: WriteMessageProps) {
	const { label, hint, idempotencyKey, lastResult, waiting, desk } = props;
	type Fields = { message: string; photos: File; template: string };
	const [form, fields] = useForm<Fields>({ id: "message", lastResult });
	return (
		<PostForm form={form} encType="multipart/form-data" idempotencyKey={idempotencyKey}>
			{desk ? (
				<div className="mb-4 flex flex-wrap items-end gap-3">
					{desk.templates.length > 0 ? (
						<>
							<SelectField
								field={fields.template}
								label={t.conversations.template.label}
								choices={[{ value: "", label: t.conversations.template.choose }, ...desk.templates]}
								className="min-w-0"
								dense
							/>
							<Button variant="plain" dense name="as" value="template">
								{t.conversations.template.insert}
							</Button>
							<script type="module" src={insertTemplateUrl} />
						</>
					) : null}
					<ButtonLink variant="quiet" dense href={desk.templatesHref}>
						{t.inbox.templates}
					</ButtonLink>
				</div>
			) : null}
			<TextArea field={fields.message} label={label} hint={hint} rows={5} />
			<WaitingPhotos waiting={waiting} />
			<FileField
				field={fields.photos}
				label={waiting.length > 0 ? t.conversations.morePhotos : t.conversations.photos}
				hint={t.conversations.photosHint({ max: MOST_MESSAGE_PHOTOS })}
				optional
				accept={PHOTO_ACCEPT}
				multiple
			/>
			<p className="flex flex-wrap items-center gap-3">
				<Button busy={t.words.sending}>{t.conversations.send}</Button>
				{desk?.canNote ? (
					<>
						<Button variant="plain" name="as" value="note" busy={t.words.adding}>
							{t.conversations.addNote}
						</Button>
						<span className="text-sm text-secondary">{t.conversations.notesAreInternal}</span>
					</>
				) : null}
			</p>
			<EditScript />
		</PostForm>
	);
}
