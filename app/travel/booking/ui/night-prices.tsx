import { t } from "#app/common/language/messages.ts";
import { formatNights, formatRooms } from "#app/travel/nights/format-stay.ts";
import { Price } from "#app/ui/receipt/price.tsx";

type NightPricesProps = {
	nights: readonly { date: string; price: number }[];
	/** What an offer takes off; empty for none. */
	offer: string;
	/** What the price has beside its nights. */
	lines: readonly { name: string; amount: number }[];
	total: number;
	rooms: number;
	currency: string;
};

/** The number of nights listed at once; more are collapsed. */
const LISTED = 7;

export function NightPrices({ nights, offer, lines, total, rooms, currency }: NightPricesProps) {
	const nightCount = formatNights(nights.length);
	const roomCount = formatRooms(rooms);
	const list = (
		<dl className="grid gap-2">
			{nights.map(({ date, price }) => (
				<div key={date} className="flex justify-between gap-4">
					<dt className="text-secondary">
						{rooms === 1 ? date : t.roomCheckout.night({ night: date, rooms: roomCount })}
					</dt>{" "}
					<dd>
						<Price amount={price} currency={currency} />
					</dd>
				</div>
			))}
		</dl>
	);
	return (
		<>
			{nights.length > LISTED ? (
				<details>
					<summary className="link inline-flex min-h-6 items-center">{t.roomCheckout.eachNight}</summary>
					<div className="mt-3">{list}</div>
				</details>
			) : (
				list
			)}
			{offer ? <p className="mt-2">{offer}</p> : null}
			{lines.length > 0 ? (
				<dl className="mt-2 grid gap-2">
					{lines.map(({ name, amount }) => (
						<div key={name} className="flex justify-between gap-4">
							<dt className="text-secondary">{name}</dt>{" "}
							<dd>
								<Price amount={amount} currency={currency} />
							</dd>
						</div>
					))}
				</dl>
			) : null}
			<dl className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3">
				<dt className="text-lg font-semibold">
					{rooms === 1
						? t.roomCheckout.total({ nights: nightCount })
						: t.roomCheckout.totalOfRooms({ nights: nightCount, rooms: roomCount })}
				</dt>{" "}
				<dd className="text-xl font-bold">
					<Price amount={total} currency={currency} />
				</dd>
			</dl>
			<p className="text-end text-sm text-secondary">{t.prices.taxesIncluded}</p>
		</>
	);
}
