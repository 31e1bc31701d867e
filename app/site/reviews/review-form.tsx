import { type SubmissionResult, useForm } from "@conform-to/react";
import { REVIEW_RATINGS } from "#app/common/reviews/review-form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";

type ReviewFormProps = {
	/** What is reviewed: "Hotel Miramar". */
	of: string;
	/** The stay or order that the review is about. */
	about: string;
	back: string;
	lastResult: SubmissionResult<string[]> | undefined;
};

/** The form to review a stay or a product. */
export function ReviewForm({ of, about, back, lastResult }: ReviewFormProps) {
	const [form, fields] = useForm<{ rating: string; title: string; message: string }>({
		id: "review",
		lastResult,
	});
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl wrap-anywhere">Review {of}</h1>
			<p className="mt-1 text-secondary">
				{about} What you write is for everyone to read, under your first name and an initial.
			</p>
			<PostForm id={form.id} className="mt-6">
				<ErrorSummary form={form} />
				<ChoiceField field={fields.rating} label="Stars" choices={REVIEW_RATINGS} />
				<TextField field={fields.title} label="Title" optional autoComplete="off" />
				<TextArea
					field={fields.message}
					label="Your review"
					hint="What did you like or dislike? Up to 1,000 characters."
				/>
				<div className="flex flex-wrap gap-3">
					<ButtonLink href={back} variant="plain">
						Cancel
					</ButtonLink>
					<Button busy="Publishing...">Publish review</Button>
				</div>
			</PostForm>
		</div>
	);
}
