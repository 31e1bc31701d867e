import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { loadMoveDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { screenUnderDialog } from "#app/rent/dashboard/moving-filters.ts";
import { DriverAtWork } from "#app/rent/job-sheets/ui/driver-at-work.tsx";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { tryMoveChange } from "#app/rent/moves/move-change-request.server.ts";
import { describeDepositOnEnd } from "#app/rent/moves/move-messages.ts";
import {
	MOVING_STATUS_NAMES,
	type MovingStatus,
	mayBecome,
	STATUS_CHANGES,
	type StatusChangeName,
} from "#app/rent/moves/moving-booking.ts";
import { findMoveToChange } from "#app/rent/moves/read-moves.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

const schema = z.object({
	expectedStatus: z.enum(MOVING_STATUS_NAMES, { error: () => t.moveRefusals.reopen }),
});

function readChange(noun = ""): StatusChangeName {
	if (Object.hasOwn(STATUS_CHANGES, noun)) return noun as StatusChangeName;
	throw json(null, { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const change = readChange(params.change);
	const isAllowed = (status: MovingStatus) => mayBecome(status, STATUS_CHANGES[change].to);
	const shown = { change, currency: market.currency };
	return loadMoveDialog({ request, params }, findMoveToChange, isAllowed, shown);
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const { to, verb } = STATUS_CHANGES[readChange(params.change)];
	const form = await readForm(request, schema, person);
	if (!form.ok) return json({ reason: t.moveRefusals.reopen }, { status: 422 });
	const { expectedStatus } = form.value;
	const number = orderNumberFrom(params);
	const change = { number, expectedStatus, to, actorId: person.accountId, now: new Date() };
	const attempt = { doing: `${verb} a moving booking`, expectedStatus };
	const outcome = await tryMoveChange(request, attempt, () => changeMovingStatus(db, change));
	if (!outcome.ok) return json({ reason: outcome.reason }, { status: outcome.status });
	const text = t.moveDashboard.statusChanged[to];
	return redirectWithFlash(screenUnderDialog(request.url, number), { tone: "success", text });
}

export default function StatusChange() {
	const { change, booking, currency, reason, list } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const { to, verb, ...rest } = STATUS_CHANGES[change];
	const { question, consequence, button } = t.moveChanges[change];
	if (failed || !booking)
		return (
			<ChangeFailed
				what={t.moveFailures[verb]}
				reason={failed?.reason ?? reason ?? t.moveRefusals.gone}
				href={list}
				back={t.moveDashboard.back}
			/>
		);
	const isEnd = to !== "delivered";
	const deposit = isEnd ? describeDepositOnEnd({ ...booking, currency: booking.currency ?? currency }) : null;
	return (
		<Dialog
			title={question({ name: booking.name })}
			closeHref={list}
			safeLabel={to === "cancelled" ? t.ownMove.cancellation.keep : t.ownMove.date.goBack}
			actions={
				<PostForm>
					<input type="hidden" name="expectedStatus" value={booking.status} />
					<Button variant={"danger" in rest ? "danger" : "primary"} busy={t.moveBoard.working}>
						{button}
					</Button>
				</PostForm>
			}
		>
			{isEnd ? <DriverAtWork job={booking.driverAtWork} /> : null}
			<p className="text-secondary">
				{consequence}
				{deposit ? ` ${deposit}` : null}
			</p>
		</Dialog>
	);
}
