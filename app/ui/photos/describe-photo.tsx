import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type DescribePhotoProps = {
	photo: { hash: string; alt: string; width: number; height: number };
	/** An example of a good description of such a photo, without a full stop. */
	example: string;
	/** The page of all photos. */
	back: string;
	lastResult: SubmissionResult | undefined;
};

/** Edits a photo's description, which is shown to those who can't see the photo. */
export function DescribePhoto({ photo, example, back, lastResult }: DescribePhotoProps) {
	const [form, fields] = useForm<{ alt: string }>({
		id: "photo",
		lastResult,
		defaultValue: { alt: photo.alt },
	});
	return (
		<div className="max-w-form">
			<Card title={t.photos.altText}>
				<img
					src={pictureUrl(photo.hash, 640)}
					alt={photo.alt || t.photos.noAltText}
					width={photo.width}
					height={photo.height}
					className="mb-5 h-auto w-full rounded-control border border-line"
				/>
				<PostForm id={form.id}>
					<ErrorSummary form={form} />
					<TextField
						field={fields.alt}
						label={t.words.description}
						hint={t.photos.describe({ example })}
						optional
						autoComplete="off"
					/>
					<Button busy={t.words.saving}>{t.photos.saveDescription}</Button>
					<ButtonLink href={back} variant="plain">
						{t.words.cancel}
					</ButtonLink>
				</PostForm>
			</Card>
		</div>
	);
}
