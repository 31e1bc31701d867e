import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { PHOTO_ACCEPT } from "#app/common/photos/photo-limits.ts";
import type { WaitingUpload } from "#app/common/photos/waiting-uploads.server.ts";
import { ASPECT_CHOICES, ASPECTS, REVIEW_ASPECTS } from "#app/reviews/review-aspects.ts";
import { MOST_REVIEW_PHOTOS, REVIEW_RATINGS } from "#app/reviews/review-form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChoiceField, SelectField } from "#app/ui/form/choice-field.tsx";
import { EditScript } from "#app/ui/form/edit-script.tsx";
import { Optional } from "#app/ui/form/field.tsx";
import { FileField } from "#app/ui/form/file-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { WaitingPhotos } from "#app/ui/photos/photo-fields.tsx";
import type { ReviewAspect } from "#db/schema/common.ts";

type ReviewFormProps = {
	/** What is reviewed: "Hotel Miramar". */
	of: string;
	/** The stay or order that the review is about. */
	about: string;
	back: string;
	lastResult: SubmissionResult<string[]> | undefined;
	/** Asks for ratings of aspects too: for stays. */
	withAspects?: boolean;
	/** The photos that wait from a refused form. Without it, the form takes no photos. */
	waiting?: readonly WaitingUpload[];
};

/** The form to review a stay or a product. */
export function ReviewForm({ of, about, back, lastResult, withAspects, waiting }: ReviewFormProps) {
	const [form, fields] = useForm<
		{ rating: string; title: string; message: string; photos: File } & Record<ReviewAspect, string>
	>({
		id: "review",
		lastResult,
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl wrap-anywhere">{t.reviews.form.title({ name: of })}</h1>
			<p className="mt-1 text-secondary">{t.reviews.form.lead({ about })}</p>
			<PostForm form={form} className="mt-6" encType={waiting ? "multipart/form-data" : undefined}>
				<ChoiceField field={fields.rating} label={t.reviews.form.stars} choices={REVIEW_RATINGS} />
				{withAspects ? (
					<fieldset className="mb-5">
						<legend className="font-semibold">
							{t.reviews.form.aspects}
							<Optional />
						</legend>
						<div className="mt-1.5 grid gap-x-4 sm:grid-cols-2">
							{ASPECTS.map((aspect) => (
								<SelectField
									key={aspect}
									field={fields[aspect]}
									label={REVIEW_ASPECTS[aspect]}
									choices={ASPECT_CHOICES}
									className="mb-3"
								/>
							))}
						</div>
					</fieldset>
				) : null}
				<TextField field={fields.title} label={t.reviews.form.heading} optional autoComplete="off" />
				<TextArea field={fields.message} label={t.reviews.form.yours} hint={t.reviews.form.yoursHint} />
				{waiting ? (
					<>
						<WaitingPhotos waiting={waiting} />
						<FileField
							field={fields.photos}
							label={waiting.length > 0 ? t.reviews.form.morePhotos : t.reviews.form.photos}
							hint={t.reviews.form.photosHint({ max: MOST_REVIEW_PHOTOS })}
							optional
							accept={PHOTO_ACCEPT}
							multiple
						/>
						<EditScript />
					</>
				) : null}
				<div className="flex flex-wrap gap-3">
					<ButtonLink href={back} variant="plain">
						{t.words.cancel}
					</ButtonLink>
					<Button busy={t.reviews.form.busy}>{t.reviews.form.publish}</Button>
				</div>
			</PostForm>
		</div>
	);
}
