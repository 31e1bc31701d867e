import { type SubmissionResult, useForm } from "@conform-to/react";
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
		<Card title="Add photos">
			<PostForm id={form.id} encType="multipart/form-data">
				<ErrorSummary form={form} />
				<FileField
					field={fields.photos}
					label="Photos"
					hint={`JPEG, PNG, WebP or AVIF, up to 8 MB each, up to ${PHOTOS_AT_ONCE} at a time. You can add ${Math.max(0, MAX_PHOTOS - count)} more.`}
					accept={PHOTO_ACCEPT}
					multiple
				/>
				<Button busy="Uploading...">Add photos</Button>
				<EditScript />
			</PostForm>
		</Card>
	);
}
