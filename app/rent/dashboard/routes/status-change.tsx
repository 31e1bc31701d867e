import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { changeMovingStatus } from "#app/rent/change-move.server.ts";
import { readForDialog } from "#app/rent/dashboard/move-dialog-request.server.ts";
import { findMoveToChange } from "#app/rent/dashboard/moving-bookings.server.ts";
import { screenUnderDialog } from "#app/rent/dashboard/moving-filters.ts";
import { DriverAtWork } from "#app/rent/dispatch/driver-at-work.tsx";
import {
	describeCurrentStatus,
	describeDepositOnEnd,
	explainMoveRefusal,
	MOVE_GONE,
	REOPEN_MOVE,
} from "#app/rent/move-messages.ts";
import {
	MOVING_STATUS_NAMES,
	mayBecome,
	STATUS_CHANGES,
	type StatusChangeName,
} from "#app/rent/moving-booking.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

const schema = z.object({ expectedVersion: z.enum(MOVING_STATUS_NAMES, { error: REOPEN_MOVE }) });

function readChange(noun = ""): StatusChangeName {
	if (Object.hasOwn(STATUS_CHANGES, noun)) return noun as StatusChangeName;
	throw json(null, { status: 404 });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const change = readChange(params.change);
	const number = orderNumberFrom(params);
	const list = screenUnderDialog(request.url, number);
	const refuse = (reason: string, status: number) =>
		json({ change, list, booking: null, currency: market.currency, reason }, { status });
	const found = await readForDialog(request, findMoveToChange(db, { number }));
	if (!found.ok) return refuse(found.reason, found.status);
	const { booking } = found;
	// A form that returns from its POST has already been checked by the action.
	if (request.method === "GET" && !mayBecome(booking.status, STATUS_CHANGES[change].to))
		return refuse(describeCurrentStatus(booking.status), 409);
	return json({ change, list, booking, currency: market.currency, reason: null });
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const { to, verb } = STATUS_CHANGES[readChange(params.change)];
	const form = await readForm(request, schema, person);
	if (!form.ok) return json({ reason: REOPEN_MOVE }, { status: 422 });
	const { expectedVersion } = form.value;
	const now = new Date();
	try {
		const change = {
			number: orderNumberFrom(params),
			expectedVersion,
			to,
			actorId: person.accountId,
			now,
		};
		const outcome = await changeMovingStatus(db, change);
		if (!outcome.ok) {
			const show = (moment: string) => formatMoment(moment, market.timeZone, now);
			const { reason, status } = explainMoveRefusal(outcome, expectedVersion, show);
			return json({ reason }, { status });
		}
	} catch (error) {
		return json({ reason: failureReason(error, `${verb} a moving booking`, request) }, { status: 503 });
	}
	return redirectWithFlash(screenUnderDialog(request.url, orderNumberFrom(params)), {
		tone: "success",
		text: `Booking ${to}!`,
	});
}

export default function StatusChange() {
	const { change, booking, currency, reason, list } = useLoaderData<typeof loader>();
	const failed = useActionData<typeof action>();
	const { question, consequence, verb, button, ...rest } = STATUS_CHANGES[change];
	if (failed || !booking)
		return (
			<ChangeFailed
				what={`${verb} booking`}
				reason={failed?.reason ?? reason ?? MOVE_GONE}
				href={list}
				back="Back to list"
			/>
		);
	const isEnd = STATUS_CHANGES[change].to !== "delivered";
	const deposit = isEnd ? describeDepositOnEnd({ ...booking, currency: booking.currency ?? currency }) : null;
	return (
		<Dialog
			title={question(booking.name)}
			closeHref={list}
			safeLabel={STATUS_CHANGES[change].to === "cancelled" ? "Keep booking" : "Go back"}
			actions={
				<PostForm>
					<input type="hidden" name="expectedVersion" value={booking.status} />
					<Button variant={"danger" in rest ? "danger" : "primary"} busy="Working...">
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
