import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { recordCollection } from "#app/rent/job-sheets/collection.server.ts";
import { jobGone, requireJob } from "#app/rent/job-sheets/job-request.server.ts";
import { COLLECTION_ANSWER_NAMES } from "#app/rent/moves/job/job-steps.ts";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";

export const handle: ScreenHandle = { subject: "rent" };
export const headers = secretLinkHeaders;
export const meta = () => privatePageMeta(t.jobSheet.title);

/** The question is on the job sheet. */
export async function loader({ params }: LoaderFunctionArgs) {
	const { token } = await requireJob(params);
	return redirect(`/jobs/${token}`);
}

const schema = z.object({
	method: z.enum(COLLECTION_ANSWER_NAMES, { error: () => t.jobSheet.collect.reopen }),
});

export async function action({ request, params }: ActionFunctionArgs) {
	const { linkHash, token, now } = await requireJob(params);
	const here = `/jobs/${token}`;
	const form = await readForm(request, schema, await readPerson(request));
	if (!form.ok) return json({ here, reason: t.jobSheet.collect.reopen }, { status: 422 });
	try {
		const answer = { linkHash, ...form.value, timeZone: market.timeZone, now };
		const outcome = await recordCollection(db, answer);
		if (outcome.ok) return redirect(here, { status: 303 });
		if (outcome.reason === "not_due")
			return json({ here, reason: t.jobSheet.collect.notDue }, { status: 409 });
	} catch (error) {
		const reason = failureReason(error, "record what a driver collected", request);
		return json({ here, reason }, { status: 503 });
	}
	throw jobGone();
}

export default function Collection() {
	const failed = useActionData<typeof action>();
	return failed ? (
		<ChangeFailed
			what={t.moveFailures.saveAnswer}
			reason={failed.reason}
			href={failed.here}
			back={t.jobSheet.back}
		/>
	) : null;
}
