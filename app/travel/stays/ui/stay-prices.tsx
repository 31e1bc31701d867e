import { t } from "#app/common/language/messages.ts";
import { Price } from "#app/ui/receipt/price.tsx";

type Prices = {
	nights: readonly { date: string; price: number }[];
	/** What an offer takes off; empty for none. */
	offer: string;
	/** What the price has beside its nights. */
	lines: readonly { name: string; amount: number }[];
	total: number;
	fee: number;
	rooms: number;
	/** Whether the price is due; after a cancellation or expiry only a fee may be due. */
	isOn?: boolean;
	currency: string;
	/** What is paid online and at the hotel; null when nothing is. `due` is negative for what the hotel gives back. */
	money?: { paid: number; refunded: number; atHotel: number; toPay: number; due: number } | null;
};

const TO_PAY = "text-lg font-bold";

/** The prices of a stay, and the terms that the guest agreed to. */
export function StayPricesAndTerms({ booking }: { booking: Prices & { terms: readonly string[] } }) {
	return (
		<>
			<StayPrices booking={booking} />
			{booking.terms.map((sentence) => (
				<p key={sentence} className="mt-2 text-secondary">
					{sentence}
				</p>
			))}
		</>
	);
}

/** The price of each night for all rooms, and the amount due; amounts in minor units. */
export function StayPrices({ booking }: { booking: Prices }) {
	const { nights, offer, lines, total, fee, rooms, isOn = true, currency, money = null } = booking;

	const line = "flex items-baseline justify-between gap-4 py-1";
	return (
		<dl className="tabular-nums">
			{nights.map(({ date, price }) => (
				<div key={date} className={line}>
					<dt className="text-secondary">
						{rooms === 1
							? date
							: t.roomCheckout.night({ night: date, rooms: t.counts.rooms({ count: rooms }) })}
					</dt>
					<dd>
						<Price amount={price} currency={currency} />
					</dd>
				</div>
			))}
			{offer ? (
				<div className={line}>
					<dt className="text-secondary">{t.offers.offer}</dt>
					<dd>{offer}</dd>
				</div>
			) : null}
			{lines.map(({ name, amount }) => (
				<div key={name} className={line}>
					<dt className="text-secondary">{name}</dt>
					<dd>
						<Price amount={amount} currency={currency} />
					</dd>
				</div>
			))}
			<div className={`${line} mt-2 border-t border-line pt-2 ${isOn ? TO_PAY : ""}`}>
				<dt>{isOn ? t.stayPrices.total : t.stayPrices.price}</dt>
				<dd>
					<Price amount={total} currency={currency} />
				</dd>
			</div>
			{money ? <PaidMoney {...money} isOn={isOn} currency={currency} /> : null}
			{isOn || money ? null : (
				<div className={`${line} ${TO_PAY}`}>
					<dt>{fee > 0 ? t.stayPrices.feeOwed : t.stayPrices.toPay}</dt>
					<dd>{fee > 0 ? <Price amount={fee} currency={currency} /> : t.stayPrices.nothing}</dd>
				</div>
			)}
		</dl>
	);
}

type PaidMoneyProps = NonNullable<Prices["money"]> & { isOn: boolean; currency: string };

/** What is paid online and at the hotel, and what is left to pay there. */
function PaidMoney({ paid, refunded, atHotel, toPay, due, isOn, currency }: PaidMoneyProps) {
	const rows: [string, number][] = [
		...(paid > 0 ? [[t.stayPrices.paidOnline, paid] as [string, number]] : []),
		...(refunded > 0 ? [[t.stayPrices.refunded, refunded] as [string, number]] : []),
		...(toPay > 0 ? [[t.stayPrices.payOnline, toPay] as [string, number]] : []),
		...(atHotel > 0 ? [[t.stayPrices.paidAtHotel, atHotel] as [string, number]] : []),
		due < 0 ? [t.stayPrices.giveBack, -due] : [isOn ? t.stayPrices.due : t.stayPrices.owed, due],
	];
	return rows.map(([name, amount]) => (
		<div key={name} className="flex items-baseline justify-between gap-4 py-1 last:font-semibold">
			<dt className="text-secondary">{name}</dt>
			<dd>{amount === 0 ? t.stayPrices.nothing : <Price amount={amount} currency={currency} />}</dd>
		</div>
	));
}
