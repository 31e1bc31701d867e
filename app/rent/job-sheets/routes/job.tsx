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
import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { refusedPhotoForm, takePhotos, waitingPhotos } from "#app/http/forms/form-photos.server.ts";
import { readUpload } from "#app/http/forms/upload.server.ts";
import { retryAfterHeaders } from "#app/http/network/retry-after.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { CELL_MINUTES } from "#app/rent/fleet/cells.ts";
import { jobStepSchema, PROOF_UPLOAD } from "#app/rent/job-sheets/job-form.ts";
import { explainReport } from "#app/rent/job-sheets/job-messages.ts";
import { jobGone, requireJob } from "#app/rent/job-sheets/job-request.server.ts";
import { reportStep } from "#app/rent/job-sheets/report-step.server.ts";
import { CollectionForm } from "#app/rent/job-sheets/ui/collection-form.tsx";
import { JobSheet } from "#app/rent/job-sheets/ui/job-sheet.tsx";
import { JobStepForm } from "#app/rent/job-sheets/ui/job-step-form.tsx";
import {
	JOB_STEPS,
	lastJobStep,
	MOST_PROOF_PHOTOS,
	nextJobStep,
	PROOF_WIDTHS,
} from "#app/rent/moves/job/job-steps.ts";
import type { Job } from "#app/rent/moves/job/read-job.server.ts";
import { dueOnTheDay, isOffered } from "#app/rent/moves/moving-booking.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { JobStep } from "#db/schema/rent.ts";

export const handle: ScreenHandle = { subject: "staff" };
export const headers: HeadersFunction = (args) => {
	const all = new Headers(retryAfterHeaders(args));
	for (const [name, value] of Object.entries(secretLinkHeaders())) all.set(name, value);
	return all;
};
export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(
		data ? t.jobSheet.job({ number: formatReferenceNumber(data.job.number) }) : t.jobSheet.title,
	);

export async function loader({ params }: LoaderFunctionArgs) {
	const { job, linkHash, token, now } = await requireJob(params);
	const timeZone = market.timeZone;
	const begins = momentOf(job.booking_date, job.booking_time, timeZone);
	const ends = new Date(begins.getTime() + job.cells * CELL_MINUTES * 60_000);
	return json(
		{
			job: { ...job, steps: job.steps.map((step) => ({ ...step, at: formatMarketMoment(step.at) })) },
			date: formatDate(job.booking_date, Number(wallClock(now, timeZone).date.slice(0, 4))),
			time: leftToRight(`${job.booking_time} – ${wallClock(ends, timeZone).time}`),
			here: `/jobs/${token}`,
			...describeDue(job),
			waiting: await waitingPhotos({ linkHash }),
			next: job.status === "confirmed" ? (nextJobStep(job.steps) ?? null) : null,
		},
		{ headers: { "X-Robots-Tag": "noindex, nofollow" } },
	);
}

/** What the driver collects, what the customer paid before, and whether to ask if it was collected. */
function describeDue({ price, currency, ...job }: Job) {
	if (price === null || currency === null || isOffered(job))
		return { price: null, paid: null, asksCollected: false };
	const due = job.collection?.amount ?? dueOnTheDay({ price, ...job });
	return {
		asksCollected: job.status === "delivered" && due > 0,
		price: formatMoney(due, currency),
		paid:
			due === price
				? null
				: t.jobSheet.paidOf({
						paid: formatMoney(price - due, currency),
						price: formatMoney(price, currency),
					}),
	};
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { linkHash, token, now } = await requireJob(params);
	const read = await readUpload(request, jobStepSchema, await readPerson(request), {
		...PROOF_UPLOAD,
		limit: "photoByJob",
		bearer: { group: "drivers", who: linkHash },
	});
	const form = read.ok && read.value.step !== "delivered" ? { ...read, sent: [] } : read;
	const count = form.ok ? form.sent.length + form.value.uploadedPhoto.length : 0;
	const errors: Record<string, string[]> =
		count > MOST_PROOF_PHOTOS ? { photos: [t.jobSheet.tooManyPhotos({ count: MOST_PROOF_PHOTOS })] } : {};
	const photos = await takePhotos(form, {
		sender: { linkHash },
		draw: { widths: PROOF_WIDTHS },
		now,
		errors,
	});
	if (!photos.ok) return refusedPhotoForm(photos, {});
	const { pictures, value } = photos;
	const timeZone = market.timeZone;
	const outcome = await reportStep(db, { linkHash, ...value, photos: pictures, timeZone, now });
	if (outcome.ok) return redirect(`/jobs/${token}`, { status: 303 });
	if (outcome.reason === "gone") throw jobGone();
	return refusedPhotoForm(await photos.refuse({ "": [explainReport(outcome)] }, { status: 409 }), {});
}

export default function JobPage() {
	const { next, job, waiting, here, asksCollected, ...shown } = useLoaderData<typeof loader>();
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
				<div className="grid gap-5">
					<p data-tone={job.status === "delivered" ? "green" : "yellow"} className="notice">
						<Icon name={job.status === "delivered" ? "check" : "info"} />
						<span>{describeEnd(job)}</span>
					</p>
					{asksCollected && shown.price ? (
						<CollectionForm here={here} amount={shown.price} method={job.collection?.method ?? null} />
					) : null}
				</div>
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
				{t.jobSheet.reported({
					step: <strong>{JOB_STEPS[done.step].label}</strong>,
					moment: done.at,
				})}
			</span>
		</p>
	) : null;
}

function describeEnd({ status, photos }: { status: string; photos: number }): string {
	if (status === "pending") return t.jobSheet.notConfirmed;
	if (status !== "delivered") return t.jobSheet.ended;
	return photos > 0 ? `${t.jobSheet.done} ${t.jobSheet.photosStored({ count: photos })}` : t.jobSheet.done;
}
