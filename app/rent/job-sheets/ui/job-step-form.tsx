import { type SubmissionResult, useForm } from "@conform-to/react";
import { t } from "#app/common/language/messages.ts";
import { PHOTO_ACCEPT } from "#app/common/photos/photo-limits.ts";
import type { WaitingUpload } from "#app/common/photos/waiting-uploads.server.ts";
import { JOB_STEPS, MOST_PROOF_PHOTOS } from "#app/rent/moves/job/job-steps.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldNotes } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { WaitingPhotos } from "#app/ui/photos/photo-fields.tsx";
import type { JobStep } from "#db/schema/rent.ts";

type StepFormProps = {
	step: JobStep;
	lastResult: SubmissionResult<string[]> | undefined;
	/** The photos of a delivery that was refused. */
	waiting: readonly WaitingUpload[];
};

/** The form that reports the next step: one button, and for a delivery its receiver and photos. */
export function JobStepForm({ step, lastResult, waiting }: StepFormProps) {
	const [form, fields] = useForm<{ receiver: string; photos: File; step: JobStep }>({
		id: "step",
		lastResult,
	});
	const { label, icon } = JOB_STEPS[step];
	const isDelivery = step === "delivered";
	// One more than fits replaces a photo whose box is cleared.
	const more = Math.max(1, MOST_PROOF_PHOTOS - waiting.length);
	return (
		<Card title={isDelivery ? t.jobSheet.delivery : t.jobSheet.nextStep}>
			<PostForm id={form.id} encType="multipart/form-data">
				<ErrorSummary form={form} />
				<input type="hidden" name="step" value={step} />
				{isDelivery ? (
					<>
						<TextField
							field={fields.receiver}
							label={t.jobSheet.receivedBy}
							hint={t.jobSheet.receiverHint}
							autoComplete="off"
							width="medium"
						/>
						<WaitingPhotos waiting={waiting} />
						<fieldset className="mb-5">
							<legend className="font-semibold">
								{waiting.length > 0 ? t.jobSheet.morePhotos : t.words.photos}{" "}
								<span className="font-normal text-secondary">({t.words.optional})</span>
							</legend>
							<FieldNotes field={fields.photos} hint={t.jobSheet.photosHint({ count: MOST_PROOF_PHOTOS })} />
							<div className="mt-1.5 grid gap-3">
								{Array.from({ length: more }, (_, index) => (
									// A paragraph each, because text browsers show all labels on one line.
									<p key={fields.photos.id + String(index + 1)}>
										<label className="grid gap-1">
											<span>
												{t.jobSheet.photo({
													number: Math.min(waiting.length, MOST_PROOF_PHOTOS - more) + index + 1,
												})}
											</span>
											<input
												id={index === 0 ? fields.photos.id : undefined}
												type="file"
												name={fields.photos.name}
												accept={PHOTO_ACCEPT}
												capture="environment"
												className="control min-w-0"
											/>
										</label>
									</p>
								))}
							</div>
						</fieldset>
					</>
				) : null}
				<Button busy={t.words.saving} className="w-full">
					<Icon name={icon} /> {label}
				</Button>
			</PostForm>
		</Card>
	);
}
