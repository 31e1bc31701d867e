import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { idempotencyKey, messageText } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { startCheckout } from "#app/payments/own-payment-request.server.ts";
import { paymentProvider } from "#app/payments/provider-settings.server.ts";
import { changeBookingAsStaff } from "#app/travel/desk/act-on-booking.server.ts";
import { checkOutPaid } from "#app/travel/desk/check-out-paid.server.ts";
import { describeMoneyOf } from "#app/travel/desk/describe-money.server.ts";
import { readReturnPath, requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { StatusChangeDialog } from "#app/travel/hotels/ui/status-change-dialog.tsx";
import { requiresReason } from "#app/travel/stays/booking-rules.ts";
import { BOOKING_STATUS_NAMES } from "#app/travel/stays/booking-states.ts";
import { balanceAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { DESK_METHODS } from "#app/travel/stays/event-messages.ts";
import {
	describeConsequence,
	explainUnavailableAction,
	readStaffAction,
	staffAction,
} from "#app/travel/stays/list/staff-actions.ts";
import { explainBookingRefusal } from "#app/travel/stays/stay-messages.ts";
import { explainAssignment } from "#app/travel/units/assignment-messages.ts";
import { readStayUnits, readUnitChoices } from "#app/travel/units/stay-units.server.ts";
import { chosenUnits, unitChoiceFields } from "#app/travel/units/unit-choice-form.ts";
import { UnitFields } from "#app/travel/units/unit-fields.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

async function readRequestedChange(request: Request, params: { number?: string; change?: string }) {
	const managed = await requireManagedBooking(request, params);
	const change = readStaffAction(params.change);
	if (!change) throw json(null, { status: 404 });
	return { ...managed, change };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { change, booking, now } = await readRequestedChange(request, params);
	const { number, name, email, status, time_zone, currency } = booking;
	const { date: today } = wallClock(now, time_zone);
	const query = {
		moment: { now, today },
		formatMoment: (at: string) => formatMoment(at, time_zone, now),
		currency,
	};
	// A form that returns from its POST has already been checked by the action. Going back to the question after
	// answering it is not an error.
	const isDone = status === staffAction(change).to;
	const reason =
		request.method === "GET" && !isDone ? explainUnavailableAction(change, booking, query) : null;
	// A guest who arrives gets a room, where the rooms of the type are numbered.
	const isNumbered = change === "arrival" && (await readStayUnits(db, booking)) !== null;
	const shown = {
		units: isNumbered ? await readUnitChoices(db, booking, today) : null,
		rooms: booking.rooms,
		/** What a guest who leaves has still to pay, in minor units; 0 for other changes. */
		due: change === "departure" ? Math.max(0, balanceAtHotel(booking)) : 0,
		currency,
		idempotencyKey: randomUUID(),
		change,
		number,
		name,
		isMailed: email !== "",
		expectedStatus: status,
		consequences: describeConsequence(change, booking, today),
		money: describeMoneyOf(change, booking),
		reason,
		isDone,
		back: readReturnPath(request, number),
	};
	return json(shown, { status: reason ? 409 : 200 });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

const schema = (asksWhy: boolean) =>
	z.object({
		expectedStatus: z.enum(BOOKING_STATUS_NAMES, { error: () => t.stayMessages.reopen }),
		why: asksWhy
			? messageText(t.stayMessages.enterReason, t.bookingChange.aReason)
			: messageText("").optional(),
		...unitChoiceFields,
		/** How the guest pays what they owe with a check-out; "" or absent: not now. */
		pays: z.enum(["", ...DESK_METHODS]).optional(),
		idempotencyKey: idempotencyKey().optional(),
	});

export async function action({ request, params }: ActionFunctionArgs) {
	const { change, actor, booking, now } = await readRequestedChange(request, params);
	const { to } = staffAction(change);
	const { done, verb } = t.staffActions[change];
	const form = await readForm(request, schema(requiresReason(to)), actor);
	if (!form.ok) return form.refusal;
	const { expectedStatus, why: detail, expectedUnits, pays, idempotencyKey: key } = form.value;
	const unitIds = chosenUnits(form.value);
	const { number, currency, time_zone } = booking;
	try {
		const staffChange = {
			number,
			expectedStatus,
			to,
			detail,
			units:
				change === "arrival" && expectedUnits !== undefined ? { unitIds, expected: expectedUnits } : null,
			actor,
			now,
			paymentProvider: paymentProvider?.name ?? null,
		};
		const amount = balanceAtHotel(booking);
		const outcome =
			change === "departure" && pays && key && amount > 0
				? await checkOutPaid(db, staffChange, {
						number,
						amount,
						method: pays,
						isGivenBack: false,
						idempotencyKey: key,
						actor,
						now,
					})
				: await changeBookingAsStaff(db, staffChange);
		if (!outcome.ok && outcome.reason === "payment")
			return form.refuse({ "": [t.stayMessages.reopen] }, outcome.refusal.reason === "gone" ? 404 : 409);
		if (outcome.ok && to === "confirmed") await startCheckout(number, request);
		if (!outcome.ok && outcome.reason === "units")
			return form.refuse({ unit1: [explainAssignment(outcome.refusal)] }, 409);
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
	const isPaid = change === "departure" && Boolean(pays);
	const owes =
		(to === "checked_in" || (to === "checked_out" && !isPaid)) &&
		balanceAtHotel({ ...booking, status: to }) > 0;
	const message = { tone: "success", text: done({ name: booking.name }) } as const;
	if (owes)
		return redirectWithFlash(back, {
			...message,
			link: {
				href: `${here}/payment?${new URLSearchParams({ returnTo: back })}`,
				label: t.deskPayment.title,
			},
		});
	if (back === here) return redirectWithFlash(back, message);
	return redirectWithFlash(back, { ...message, link: { href: here, label: t.bookingChange.view } });
}

export default function Change() {
	const { change, number, name, isMailed, consequences, money, expectedStatus, reason, isDone, back } =
		useLoaderData<typeof loader>();
	const { units, rooms, due, currency, idempotencyKey: paymentKey } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ why: string }>({
		id: "change",
		lastResult: useActionData<typeof action>(),
	});
	const here = `/owner/manage-bookings/${number}`;
	const { to, danger, isSilent } = staffAction(change);
	const { verb, question, button } = t.staffActions[change];
	const unitError = form.allErrors.unit1?.join(" ");
	const failed = form.errors?.join(" ") ?? reason;
	if (failed) return <ChangeFailed what={verb} reason={failed} href={here} back={t.bookingChange.back} />;
	if (isDone)
		return (
			<Flash id="changed" tone="info">
				{t.bookingChange.isDone[expectedStatus]({ link: <a href={here}>{t.bookingChange.back}</a> })}
			</Flash>
		);
	const sentences = [
		...consequences,
		money,
		isSilent ? null : isMailed ? t.staffActions.guestIsMailed : t.staffActions.guestIsNotMailed,
	];
	return (
		<StatusChangeDialog
			form={form}
			title={question({ name })}
			closeHref={back}
			{...(to === "cancelled" ? { safeLabel: t.bookingChange.keep } : {})}
			button={button}
			isDanger={danger}
			expectedStatus={expectedStatus}
			fields={
				units ? (
					<>
						{unitError ? (
							<p role="alert" className="mb-3 font-semibold text-tone" data-tone="red">
								{unitError}
							</p>
						) : null}
						<input type="hidden" name="expectedUnits" value={units.version} />
						<UnitFields free={units.free} chosen={units.chosen} rooms={rooms} />
					</>
				) : due > 0 ? (
					<>
						<input type="hidden" name="idempotencyKey" value={paymentKey} />
						<ChoiceField
							field={plainField("pays", { name: "pays", value: "" })}
							label={t.folio.pays({ due: formatMoney(due, currency) })}
							choices={[
								...DESK_METHODS.map((value) => ({ value, label: t.stayHistory.method[value] })),
								{ value: "", label: t.folio.staysOpen },
							]}
						/>
					</>
				) : null
			}
			reason={requiresReason(to) ? { field: fields.why, hint: t.bookingChange.reasonHint } : null}
		>
			{sentences.filter(Boolean).join(" ")}
		</StatusChangeDialog>
	);
}
