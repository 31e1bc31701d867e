import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { messageText } from "#app/common/forms/form-fields.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { startCheckout } from "#app/http/process/start-checkout.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { changeBookingAsStaff, readManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { describeMoneyOf } from "#app/travel/desk/describe-money.server.ts";
import { HOTEL_DASHBOARD } from "#app/travel/desk/hotel-dashboard-path.ts";
import {
	explainUnavailableAction,
	GUEST_IS_MAILED,
	GUEST_IS_NOT_MAILED,
	readStaffAction,
	staffAction,
} from "#app/travel/desk/staff-actions.ts";
import type { Actor } from "#app/travel/hotels/own-hotels.server.ts";
import { StatusChangeDialog } from "#app/travel/status-change-dialog.tsx";
import { requiresReason } from "#app/travel/stays/booking-rules.ts";
import { BOOKING_STATES, BOOKING_STATUS_NAMES } from "#app/travel/stays/booking-states.ts";
import { explainBookingRefusal, REOPEN_BOOKING } from "#app/travel/stays/stay-messages.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { Flash } from "#app/ui/flash.tsx";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

/** Where the question was asked: today's tasks, else the booking. */
function readReturnPath(request: Request, number: string): string {
	const booking = `/owner/manage-bookings/${number}`;
	const path = ownPath(new URL(request.url).searchParams.get("returnTo"), booking);
	return path === HOTEL_DASHBOARD || path.startsWith(`${HOTEL_DASHBOARD}?`) ? path : booking;
}

async function readRequestedChange(params: { number?: string; change?: string }, actor: Actor, now: Date) {
	const change = readStaffAction(params.change);
	const number = orderNumberFrom(params);
	const booking = change ? await readManagedBooking(db, { number, actor, now }) : undefined;
	if (!change || !booking) throw json(null, { status: 404 });
	return { change, booking };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	const { change, booking } = await readRequestedChange(params, actor, now);
	const { number, name, email, status, time_zone, currency } = booking;
	const query = {
		moment: { now, today: wallClock(now, time_zone).date },
		formatMoment: (at: string) => formatMoment(at, time_zone, now),
		currency,
	};
	// A form that returns from its POST has already been checked by the action. Going back to the question after
	// answering it is not an error.
	const isDone = status === staffAction(change).to;
	const reason =
		request.method === "GET" && !isDone ? explainUnavailableAction(change, booking, query) : null;
	const shown = {
		change,
		number,
		name,
		isMailed: email !== "",
		expectedVersion: status,
		money: describeMoneyOf(change, booking),
		reason,
		isDone,
		back: readReturnPath(request, number),
	};
	return json(shown, { status: reason ? 409 : 200 });
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

const schema = (asksWhy: boolean) =>
	z.object({
		expectedVersion: z.enum(BOOKING_STATUS_NAMES, { error: REOPEN_BOOKING }),
		why: asksWhy
			? messageText("Enter the reason. The guest can read it.", "A reason")
			: messageText("").optional(),
	});

export async function action({ request, params }: ActionFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	const { change, booking } = await readRequestedChange(params, actor, now);
	const { to, done, verb } = staffAction(change);
	const form = await readForm(request, schema(requiresReason(to)), actor);
	if (!form.ok) return form.refusal;
	const { expectedVersion, why: detail } = form.value;
	const { number, currency, time_zone } = booking;
	try {
		const outcome = await changeBookingAsStaff(db, {
			...{ number, expectedVersion, to, detail, actor, now },
			paymentProvider: paymentProvider?.name ?? null,
		});
		if (outcome.ok && to === "confirmed") await startCheckout(number, request);
		if (!outcome.ok) {
			const show = (at: string) => formatMoment(at, time_zone, now);
			const { reason, status } = explainBookingRefusal(outcome, { to, formatMoment: show, currency });
			return form.refuse({ "": [reason] }, status);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, verb, request)] }, 503);
	}
	const here = `/owner/manage-bookings/${number}`;
	const back = readReturnPath(request, number);
	const link = back === here ? {} : { link: { href: here, label: "View booking" } };
	return redirectWithFlash(back, { tone: "success", text: done(booking.name), ...link });
}

export default function Change() {
	const { change, number, name, isMailed, money, expectedVersion, reason, isDone, back } =
		useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ why: string }>({
		id: "change",
		lastResult: useActionData<typeof action>(),
	});
	const here = `/owner/manage-bookings/${number}`;
	const { to, verb, question, consequence, button, danger, isSilent } = staffAction(change);
	const failed = form.errors?.join(" ") ?? reason;
	if (failed) return <ChangeFailed what={verb} reason={failed} href={here} back="Back to booking" />;
	if (isDone)
		return (
			<Flash id="changed" tone="info">
				The booking is already {BOOKING_STATES[expectedVersion].label.toLowerCase()}.{" "}
				<a href={here}>Back to booking</a>
			</Flash>
		);
	const sentences = [consequence, money, isSilent ? null : isMailed ? GUEST_IS_MAILED : GUEST_IS_NOT_MAILED];
	return (
		<StatusChangeDialog
			form={form}
			title={question(name)}
			closeHref={back}
			{...(to === "cancelled" ? { safeLabel: "Keep booking" } : {})}
			button={button}
			isDanger={danger}
			expectedVersion={expectedVersion}
			reason={requiresReason(to) ? { field: fields.why, hint: "The guest can read it." } : null}
		>
			{sentences.filter(Boolean).join(" ")}
		</StatusChangeDialog>
	);
}
