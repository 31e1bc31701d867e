import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { idempotencyKey } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { exampleAmount, formatMoney, readMoney, typedMoney } from "#app/common/money.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { recordDeskPayment, recordGroupPayment } from "#app/travel/desk/desk-payments.server.ts";
import { readReturnPath, requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { awaitsPayment } from "#app/travel/stays/booking-states.ts";
import { maySettleAtHotel, payableAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import { DESK_METHODS } from "#app/travel/stays/event-messages.ts";
import { toRoomGroup } from "#app/travel/stays/list/booked-together.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChangeFailed } from "#app/ui/dialog/change-failed.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { revalidateOnNavigation } from "#app/ui/hydrated/keep-last.ts";
import { keepTyped } from "#app/ui/hydrated/keep-typed.ts";

/** Whether the payment is for all rooms that were booked together. */
const isOfAll = (request: Request, { group }: { group: readonly unknown[] }) =>
	group.length > 0 && new URL(request.url).searchParams.get("for") === "all";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { booking } = await requireManagedBooking(request, params);
	const { number, name, currency, status } = booking;
	const isForAll = isOfAll(request, booking);
	const { payable } = toRoomGroup(booking.group, number);
	const balance = isForAll ? payable : payableAtHotel(booking);
	// Money is given back for one room at a time.
	const atHotel = isForAll ? 0 : booking.atHotel;
	const isPossible = isForAll ? balance > 0 : maySettleAtHotel(booking) && (balance > 0 || atHotel > 0);
	const back = readReturnPath(request, number);
	const shown = {
		number,
		name,
		hasEmail: booking.email !== "",
		currency,
		isPending: status === "pending",
		isAskedOnline: (isForAll ? booking.group : [booking]).some(awaitsPayment),
		balance,
		atHotel,
		isForAll,
		isPossible,
		back,
		idempotencyKey: randomUUID(),
	};
	// A form that returns from its POST has been checked by the action.
	return json(shown, { status: isPossible || request.method !== "GET" ? 200 : 409 });
}

export const shouldRevalidate = revalidateOnNavigation;
export const clientAction = keepTyped();

const amountHelp = (currency: string) => t.deskPayment.invalid({ example: exampleAmount(currency) });

const schema = (currency: string) =>
	z.object({
		amount: z.string({ error: amountHelp(currency) }).transform((typed, context) => {
			const amount = readMoney(typed, currency);
			if (amount !== null && amount > 0) return amount;
			context.addIssue({ code: "custom", message: amountHelp(currency) });
			return z.NEVER;
		}),
		method: z.enum(DESK_METHODS, { error: t.deskPayment.chooseMethod }),
		direction: z.enum(["received", "given_back"]).catch("received"),
		mail: z.string().optional(),
		idempotencyKey: idempotencyKey(),
	});

export async function action({ request, params }: ActionFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const { number, currency } = booking;
	const form = await readForm(request, schema(currency), actor);
	if (!form.ok) return form.refusal;
	const { amount, method, direction, mail, idempotencyKey: key } = form.value;
	const isForAll = isOfAll(request, booking);
	const isGivenBack = !isForAll && direction === "given_back";
	try {
		const isMailed = mail !== undefined;
		const payment = { number, amount, method, isMailed, idempotencyKey: key, actor, now };
		const made = isForAll
			? await recordGroupPayment(db, payment)
			: await recordDeskPayment(db, { ...payment, isGivenBack });
		if (!made.ok) {
			if (made.reason === "gone") return form.refuse({ "": [t.stayMessages.reopen] }, 404);
			if (made.reason === "not_allowed") return form.refuse({ "": [t.deskPayment.notYet] }, 409);
			const most = formatMoney(made.most, currency);
			const few = isGivenBack ? t.deskPayment.mostPaid({ most }) : t.deskPayment.mostDue({ most });
			return form.refuse({ amount: [made.most === 0 ? t.deskPayment.nothingDue : few] }, 409);
		}
	} catch (error) {
		return form.refuse({ "": [failureReason(error, "record a payment at the hotel", request)] }, 503);
	}
	const money = formatMoney(amount, currency);
	return redirectWithFlash(readReturnPath(request, number), {
		tone: "success",
		text: isGivenBack ? t.deskPayment.givenBack({ money }) : t.deskPayment.received({ money }),
	});
}

export default function DeskPayment() {
	const {
		number,
		name,
		hasEmail,
		currency,
		isPending,
		isAskedOnline,
		balance,
		atHotel,
		isForAll,
		isPossible,
		back,
		idempotencyKey: key,
	} = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ amount: string; method: string; direction: string; mail: string }>({
		id: "payment",
		lastResult: useActionData<typeof action>(),
		defaultValue: {
			amount: typedMoney(balance === 0 ? atHotel : Math.abs(balance), currency),
			method: "cash",
			direction: balance > 0 ? "received" : "given_back",
		},
	});
	const here = `/owner/manage-bookings/${number}`;
	if (!isPossible && !form.errors)
		return (
			<ChangeFailed
				what={t.deskPayment.verb}
				reason={isPending ? t.deskPayment.notYet : t.deskPayment.nothingDue}
				href={here}
				back={t.bookingChange.back}
			/>
		);
	return (
		<Dialog
			title={isForAll ? t.roomGroup.record : t.deskPayment.titleOf({ name })}
			closeHref={back}
			isFieldFocused
		>
			<p className="text-secondary">
				{balance > 0
					? t.deskPayment.due({ balance: formatMoney(balance, currency) })
					: balance < 0
						? t.deskPayment.tooMuch({ amount: formatMoney(-balance, currency) })
						: t.deskPayment.allPaid({ atHotel: formatMoney(atHotel, currency) })}{" "}
				{isForAll ? `${t.roomGroup.split} ` : null}
				{isAskedOnline ? t.deskPayment.endsOnline : null}
			</p>
			<PostForm id={form.id} idempotencyKey={key} className="mt-4">
				<ErrorSummary form={form} />
				{atHotel > 0 ? (
					<ChoiceField
						field={fields.direction}
						label={t.deskPayment.payment}
						choices={[
							{ value: "received", label: t.deskPayment.isReceived },
							{ value: "given_back", label: t.deskPayment.isGivenBack },
						]}
					/>
				) : null}
				<TextField
					field={fields.amount}
					label={t.deskPayment.amount}
					inputMode="decimal"
					autoComplete="off"
					width="short"
				/>
				<ChoiceField
					field={fields.method}
					label={t.deskPayment.method}
					choices={DESK_METHODS.map((value) => ({ value, label: t.stayHistory.method[value] }))}
				/>
				{hasEmail ? <CheckField field={fields.mail} label={t.deskReceipt.email} /> : null}
				<DialogButtons safeLabel={t.deskPayment.goBack}>
					<Button busy={t.deskPayment.busy}>{t.deskPayment.title}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
