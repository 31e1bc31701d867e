import { type SubmissionResult, useForm } from "@conform-to/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";
import { TrailLink } from "#app/ui/trail-link.tsx";
import { StarShapes, Stars } from "./stars.tsx";

type AnswerFormProps = {
	review: { rating: number; author: string; title: string; message: string; answer: string; at: string } & {
		/** Its changes in the trail, for those who read it. */
		trail: string | null;
	};
	back: string;
	lastResult: SubmissionResult<string[]> | undefined;
};

/** The form for a public answer to one review. */
export function AnswerForm({ review, back, lastResult }: AnswerFormProps) {
	const [form, fields] = useForm<{ answer: string; expectedVersion: string }>({
		id: "answer",
		lastResult,
		defaultValue: { answer: review.answer },
	});
	return (
		<div className="grid items-start gap-5 lg:grid-cols-2">
			<StarShapes />
			<Card title={review.title ? <span className="wrap-anywhere">{review.title}</span> : "Review"}>
				<p className="flex flex-wrap gap-x-3">
					<Stars rating={review.rating} />
					<span className="font-semibold wrap-anywhere">{review.author}</span>
					<span className="text-secondary">{review.at}</span>
				</p>
				<p className="mt-2 whitespace-pre-line wrap-anywhere">{review.message}</p>
			</Card>
			<Card title="Your reply">
				<PostForm id={form.id}>
					<ErrorSummary form={form} />
					<input type="hidden" name="expectedVersion" value={review.answer} />
					<TextArea
						field={fields.answer}
						label="Reply"
						hint="Shown to everyone below the review. Up to 1,000 characters."
					/>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href={back} variant="plain">
							Cancel
						</ButtonLink>
						<Button busy="Saving...">{review.answer ? "Update reply" : "Publish reply"}</Button>
					</div>
				</PostForm>
				{review.trail ? <TrailLink href={review.trail} /> : null}
			</Card>
		</div>
	);
}
