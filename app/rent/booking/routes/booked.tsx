import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketDeadline } from "#app/http/process/market-time.server.ts";
import { paidMove, payingStep, readPayment } from "#app/payments/payments.server.ts";
import { PayOnline } from "#app/payments/ui/pay-online.tsx";
import { isDepositOpen } from "#app/rent/moves/moving-booking.ts";
import { findBookedMove } from "#app/rent/moves/read-moves.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

export const meta: MetaFunction = () => privatePageMeta(t.moveHome.booked.meta);

const CONFIRMATION_KEY = /^[0-9a-f-]{36}$/i;

/** The key works as a secret link: only the person who booked has it. */
export async function loader({ params }: LoaderFunctionArgs) {
	const confirmationKey = CONFIRMATION_KEY.test(params.confirmationKey ?? "")
		? params.confirmationKey
		: undefined;
	const booking = confirmationKey ? await findBookedMove(db, { confirmationKey }) : undefined;
	if (!booking) throw json(null, { status: 404 });
	const payment = isDepositOpen(booking) ? await readPayment(db, paidMove(booking.number)) : undefined;
	const { deposit_before: before, ...shown } = booking;
	return json({
		...shown,
		payOnline: payment ? payingStep(payment, new Date()) : null,
		payBefore: before && formatMarketDeadline(before),
	});
}

export default function Booked() {
	const {
		number,
		booking_date,
		booking_time,
		price,
		price_state,
		currency,
		deposit_due,
		payOnline,
		payBefore,
	} = useLoaderData<typeof loader>();
	return (
		<Dialog
			id="booked"
			title={t.moveForm.notification}
			closeHref="/trucking-home"
			safeLabel={t.words.close}
			actions={
				<ButtonLink variant={payOnline ? "plain" : "primary"} href={`/track/${number}`}>
					{t.moveHome.booked.track}
				</ButtonLink>
			}
		>
			<p>{t.moveHome.booked.success}</p>
			<p className="mt-4 text-sm text-secondary">{t.moveHome.booked.number}</p>
			<p className="text-2xl font-bold tabular-nums">{formatReferenceNumber(number)}</p>
			{price !== null && currency !== null ? (
				<p className="mt-3">
					{t.moveHome.booked.price({
						price: <Price amount={price} currency={currency} className="font-bold" />,
					})}
				</p>
			) : null}
			{price_state === "wanted" ? <p className="mt-3">{t.moveForm.price.callLater}</p> : null}
			{payOnline && currency !== null ? (
				<>
					{payBefore ? (
						<p className="mt-3">
							{t.moveHome.booked.payDeposit({ amount: formatMoney(deposit_due, currency), until: payBefore })}
						</p>
					) : null}
					<PayOnline
						number={number}
						currency={currency}
						payOnline={payOnline}
						amount={deposit_due}
						what="booking"
					/>
				</>
			) : null}
			<p className="mt-3 text-secondary">
				{t.moveHome.booked.when({ date: formatDate(booking_date), time: booking_time })}
			</p>
		</Dialog>
	);
}
