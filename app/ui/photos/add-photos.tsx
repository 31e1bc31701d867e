import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { MAX_PHOTOS, PHOTO_ACCEPT, PHOTOS_AT_ONCE } from "#app/common/photos/photo-limits.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

type AddPhotosProps = {
	/** How many photos there are. */
	count: number;
	lastResult: SubmissionResult | undefined;
};

/** The form that adds photos. */
export function AddPhotos({ count, lastResult }: AddPhotosProps) {
	const [form, fields] = useForm<{ photos: File }>({ id: "photos", lastResult });
	return (
		<Card title={t.photos.add}>
			<PostForm id={form.id} encType="multipart/form-data">
				<ErrorSummary form={form} />
				<FileField
					field={fields.photos}
					label={t.photos.photos}
					hint={t.photos.limits({ perTime: PHOTOS_AT_ONCE, left: Math.max(0, MAX_PHOTOS - count) })}
					accept={PHOTO_ACCEPT}
					multiple
				/>
				<Button busy={t.photos.uploading}>{t.photos.add}</Button>
				<EditScript />
			</PostForm>
		</Card>
	);
}
