import { Price } from "#app/ui/price.tsx";

type Prices = {
	nights: readonly { date: string; price: number }[];
	total: number;
	fee: number;
	currency: string;
};

/** What each night costs, and all of them; amounts in minor units. */
export function StayPrices({ booking: { nights, total, fee, currency } }: { booking: Prices }) {
	const line = "flex items-baseline justify-between gap-4 py-1";
	return (
		<dl className="tabular-nums">
			{nights.map(({ date, price }) => (
				<div key={date} className={line}>
					<dt className="text-secondary">{date}</dt>
					<dd>
						<Price amount={price} currency={currency} />
					</dd>
				</div>
			))}
			<div className={`${line} mt-2 border-t border-line pt-2 text-lg font-bold`}>
				<dt>Total</dt>
				<dd>
					<Price amount={total} currency={currency} />
				</dd>
			</div>
			{fee > 0 ? (
				<div className={`${line} font-semibold`}>
					<dt>Fee owed</dt>
					<dd>
						<Price amount={fee} currency={currency} />
					</dd>
				</div>
			) : null}
		</dl>
	);
}
