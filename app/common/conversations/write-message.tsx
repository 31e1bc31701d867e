import { type SubmissionResult, useForm } from "@conform-to/react";
import { WaitingPhotos } from "#app/common/photos/photo-fields.tsx";
import { PHOTO_ACCEPT } from "#app/common/photos/photo-limits.ts";
import type { WaitingUpload } from "#app/common/photos/waiting-uploads.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";
import { MOST_MESSAGE_PHOTOS } from "./conversation-kinds.ts";

type WriteMessageProps = {
	/** Who reads it: "Message to Meeha". */
	label: string;
	hint?: string;
	idempotencyKey: string;
	lastResult: SubmissionResult<string[]> | undefined;
	/** The pictures of a message that was refused. */
	waiting: readonly WaitingUpload[];
};

/** The form that adds a message to a conversation. */
export function WriteMessage({ label, hint, idempotencyKey, lastResult, waiting }: WriteMessageProps) {
	const [form, fields] = useForm<{ message: string; photos: File }>({ id: "message", lastResult });
	return (
		<PostForm id={form.id} encType="multipart/form-data" idempotencyKey={idempotencyKey}>
			<ErrorSummary form={form} />
			<TextArea field={fields.message} label={label} hint={hint} rows={5} />
			<WaitingPhotos waiting={waiting} />
			<FileField
				field={fields.photos}
				label={waiting.length > 0 ? "More pictures" : "Pictures"}
				hint={`Up to ${MOST_MESSAGE_PHOTOS}: JPEG, PNG, WebP or AVIF, up to 8 MB each. Only the people of this conversation see them.`}
				optional
				accept={PHOTO_ACCEPT}
				multiple
			/>
			<Button busy="Sending...">Send message</Button>
		</PostForm>
	);
}
