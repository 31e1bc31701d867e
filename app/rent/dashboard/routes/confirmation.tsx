import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoment } from "#app/common/calendar.ts";
import { price, ticked } from "#app/common/forms/number-fields.ts";
import { formatMoney } from "#app/common/money.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { paymentProvider } from "#app/http/process/payment-provider.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { changeMovingStatus } from "#app/rent/change-move.server.ts";
import { findMovingBooking } from "#app/rent/dashboard/moving-bookings.server.ts";
import { screenUnderDialog } from "#app/rent/dashboard/moving-filters.ts";
import { OfferForm } from "#app/rent/dashboard/offer-form.tsx";
import {
	describeCurrentStatus,
	explainMoveRefusal,
	FREE_MOVE,
	MOVE_GONE,
	REOPEN_MOVE,
} from "#app/rent/move-messages.ts";
import { isDepositOpen, MOVING_STATUS_NAMES, mayBecome, STATUS_CHANGES } from "#app/rent/moving-booking.ts";
import { offerPrice, withdrawPrice } from "#app/rent/rates/offer-price.server.ts";
import { ChangeFailed } from "#app/ui/change-failed.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { onlyWhenMoving } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

const confirmationSchema = () =>
	z.object({
		expectedVersion: z.enum(MOVING_STATUS_NAMES, { error: REOPEN_MOVE }),
		intent: z.enum(["confirm", "offer", "withdraw"]).catch("confirm"),
		/** The price that the dialog showed, in minor units; empty when it showed none. */
		expectedPrice: z
			.string()
			.regex(/^\d{1,9}$/)
			.transform(Number)
			.nullable()
			.catch(null),
		price: price(market.currency, { name: "The price" }),
		free: ticked(),
	});

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const common = {
		list: screenUnderDialog(request.url, orderNumberFrom(params)),
		currency: market.currency,
	};
	const { booking, why, status } = await findMovingBooking(db, {
		number: orderNumberFrom(params),
	}).then(
		(found) => ({ booking: found ?? null, why: MOVE_GONE, status: 404 }),
		(error) => ({ booking: null, why: failureReason(error, "read a moving booking", request), status: 503 }),
	);
	if (!booking) return json({ ...common, booking: null, reason: why }, { status });
	// A form that returns from its POST has already been checked by the action.
	const tooLate = request.method === "GET" && !mayBecome(booking.status, "confirmed");
	if (tooLate)
		return json({ ...common, booking: null, reason: describeCurrentStatus(booking.status) }, { status: 409 });
	return json({ ...common, booking, reason: null });
}

export const shouldRevalidate = onlyWhenMoving;
export const clientAction = keepTyped();

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const form = await readForm(request, confirmationSchema(), person);
	if (!form.ok) return form.refusal;
	const { intent, expectedVersion, expectedPrice, price, free } = form.value;
	const now = new Date();
	const change = { number: orderNumberFrom(params), actorId: person.accountId, now };
	const done = (text: string) =>
		redirectWithFlash(screenUnderDialog(request.url, orderNumberFrom(params)), { tone: "success", text });
	const explain = (outcome: Parameters<typeof explainMoveRefusal>[0]) => {
		const show = (moment: string) => formatMoment(moment, market.timeZone, now);
		const { reason, status } = explainMoveRefusal(outcome, expectedVersion, show);
		return form.refuse({ "": [reason] }, status);
	};
	try {
		if (intent === "withdraw") {
			const outcome = await withdrawPrice(db, { ...change, expectedPrice });
			return outcome.ok ? done("Price withdrawn! The booking needs another price.") : explain(outcome);
		}
		if (intent === "offer") {
			if (price === null) return form.refuse({ price: ["Enter the price."] });
			if (price === 0 && !free) return form.refuse({ free: [FREE_MOVE] });
			const offer = { ...change, expectedPrice, price, currency: market.currency };
			const outcome = await offerPrice(db, offer);
			if (!outcome.ok) return explain(outcome);
			const shown = formatMoney(price, market.currency);
			const next = outcome.isMailed
				? "The move is confirmed when the customer accepts it."
				: "There is no email address: call the customer to accept it on the tracking page.";
			return done(`Price of ${shown} sent! ${next}`);
		}
		if (price !== null && price !== expectedPrice)
			return form.refuse({ price: ["Send this price to the customer, or leave it as it was."] });
		const confirm = { expectedVersion, to: "confirmed", acceptedPrice: expectedPrice } as const;
		const terms = { provider: paymentProvider?.name ?? null, timeZone: market.timeZone };
		const outcome = await changeMovingStatus(db, { ...change, ...confirm, ...terms });
		return outcome.ok ? done("Booking confirmed!") : explain(outcome);
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "confirm a moving booking", request)] }, 503);
	}
}

export default function Confirmation() {
	const { booking, reason, list, currency } = useLoaderData<typeof loader>();
	const lastResult = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
	const [failed] = lastResult?.error?.[""] ?? lastResult?.error?.expectedVersion ?? [];
	if (failed || !booking)
		return (
			<ChangeFailed
				what="confirm booking"
				reason={failed ?? reason ?? MOVE_GONE}
				href={list}
				back="Back to list"
			/>
		);
	const { question, consequence, button } = STATUS_CHANGES.confirmation;
	const title = question(booking.name);
	const { status, price, price_state } = booking;
	if (price_state !== "agreed")
		return (
			<Dialog title={title} closeHref={list} isFieldFocused>
				<OfferForm booking={booking} currency={booking.currency ?? currency} lastResult={lastResult} />
			</Dialog>
		);
	return (
		<ConfirmDialog
			title={title}
			closeHref={list}
			button={button}
			busy="Working..."
			isSafe
			fields={{ expectedVersion: status }}
		>
			<p className="text-secondary">{consequence}</p>
			{price !== null ? (
				<p className="mt-2">
					The customer agreed to <strong>{formatMoney(price, booking.currency ?? currency)}</strong>.
					{isDepositOpen(booking)
						? ` The deposit of ${formatMoney(booking.deposit_due, booking.currency ?? currency)} is not paid yet.`
						: null}
				</p>
			) : null}
		</ConfirmDialog>
	);
}
