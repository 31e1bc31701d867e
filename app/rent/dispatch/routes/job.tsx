import type { SubmissionResult } from "@conform-to/react";
import {
	type ActionFunctionArgs,
	type HeadersFunction,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { listWaitingUploads } from "#app/common/photos/waiting-uploads.server.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { refusedPhotoForm, takePhotos } from "#app/http/forms/form-photos.server.ts";
import { retryAfterHeaders } from "#app/http/forms/retry-after.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { jobStepSchema, PROOF_UPLOAD } from "#app/rent/dispatch/job-form.ts";
import { explainReport, TOO_MANY_PHOTOS } from "#app/rent/dispatch/job-messages.ts";
import { jobGone, requireJob } from "#app/rent/dispatch/job-request.server.ts";
import { JobSheet } from "#app/rent/dispatch/job-sheet.tsx";
import { JobStepForm } from "#app/rent/dispatch/job-step-form.tsx";
import {
	JOB_STEPS,
	lastJobStep,
	MOST_PROOF_PHOTOS,
	nextJobStep,
	PROOF_WIDTHS,
} from "#app/rent/dispatch/job-steps.ts";
import type { Job } from "#app/rent/dispatch/read-job.server.ts";
import { reportStep } from "#app/rent/dispatch/report-step.server.ts";
import { CELL_MINUTES } from "#app/rent/fleet/cells.ts";
import { dueOnTheDay, isOffered } from "#app/rent/moving-booking.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { JobStep } from "#db/schema/rent.ts";

export const handle: ScreenHandle = { subject: "rent" };
export const headers: HeadersFunction = (args) => {
	const all = new Headers(retryAfterHeaders(args));
	for (const [name, value] of Object.entries(secretLinkHeaders())) all.set(name, value);
	return all;
};
export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(data ? `Job ${formatReferenceNumber(data.job.number)}` : "Job sheet");

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { job, linkHash, now } = await requireJob(request, params);
	const timeZone = market.timeZone;
	const begins = momentOf(job.booking_date, job.booking_time, timeZone);
	const ends = new Date(begins.getTime() + job.cells * CELL_MINUTES * 60_000);
	return json(
		{
			job: { ...job, steps: job.steps.map((step) => ({ ...step, at: formatMarketMoment(step.at) })) },
			date: formatDate(job.booking_date, Number(wallClock(now, timeZone).date.slice(0, 4))),
			time: `${job.booking_time} – ${wallClock(ends, timeZone).time}`,
			...describeDue(job),
			waiting: await listWaitingUploads(db, { sender: { linkHash } }),
			next: job.status === "confirmed" ? (nextJobStep(job.steps) ?? null) : null,
		},
		{ headers: { "X-Robots-Tag": "noindex, nofollow" } },
	);
}

/** What the driver collects, and what the customer paid before. */
function describeDue({ price, currency, ...job }: Job): { price: string | null; paid: string | null } {
	if (price === null || currency === null || isOffered(job)) return { price: null, paid: null };
	const due = dueOnTheDay({ price, ...job });
	return {
		price: formatMoney(due, currency),
		paid: due === price ? null : `${formatMoney(price - due, currency)} of ${formatMoney(price, currency)}`,
	};
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { linkHash, token, now } = await requireJob(request, params);
	const read = await readUpload(request, jobStepSchema, await readPerson(request), PROOF_UPLOAD);
	const form = read.ok && read.value.step !== "delivered" ? { ...read, sent: [] } : read;
	const count = form.ok ? form.sent.length + form.value.uploadedPhoto.length : 0;
	const errors: Record<string, string[]> = count > MOST_PROOF_PHOTOS ? { photos: [TOO_MANY_PHOTOS] } : {};
	const draw = { uploader: linkHash, limit: "photoByJob", widths: PROOF_WIDTHS } as const;
	const photos = await takePhotos(form, { sender: { linkHash }, draw, now, errors });
	if (!photos.ok) return refusedPhotoForm(photos, {});
	const { pictures, value } = photos;
	const timeZone = market.timeZone;
	const outcome = await reportStep(db, { linkHash, ...value, photos: pictures, timeZone, now });
	if (outcome.ok) return redirect(`/jobs/${token}`, { status: 303 });
	if (outcome.reason === "gone") throw jobGone();
	return refusedPhotoForm(await photos.refuse({ "": [explainReport(outcome)] }, { status: 409 }), {});
}

export default function JobPage() {
	const { next, job, waiting, ...shown } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const lastResult = refused?.lastResult as SubmissionResult<string[]> | undefined;
	return (
		<JobSheet job={job} {...shown}>
			{next ? (
				<>
					<LastReport steps={job.steps} />
					<JobStepForm key={next} step={next} lastResult={lastResult} waiting={refused?.waiting ?? waiting} />
				</>
			) : (
				<p data-tone={job.status === "delivered" ? "green" : "yellow"} className="notice">
					<Icon name={job.status === "delivered" ? "check" : "info"} />
					<span>{describeEnd(job)}</span>
				</p>
			)}
		</JobSheet>
	);
}

/** Shows above the next button that the last one was received. `at` is formatted. */
function LastReport({ steps }: { steps: { step: JobStep; at: string }[] }) {
	const name = lastJobStep(steps);
	const done = steps.find(({ step }) => step === name);
	return done ? (
		<p className="mb-3 flex gap-2">
			<span data-tone="green" className="mt-0.5 text-tone">
				<Icon name="check" />
			</span>
			<span>
				<strong>{JOB_STEPS[done.step].label}</strong> reported {done.at}
			</span>
		</p>
	) : null;
}

function describeEnd({ status, photos }: { status: string; photos: number }): string {
	if (status === "pending")
		return "This booking is not confirmed yet. You can report steps once the office has confirmed it.";
	if (status !== "delivered") return "This booking has ended. Call the office if you have questions.";
	const stored = photos === 1 ? " 1 photo is stored." : ` ${photos} photos are stored.`;
	return `This job is done. Thank you.${photos > 0 ? stored : ""}`;
}
