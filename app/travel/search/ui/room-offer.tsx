import { formatDate, formatMoment } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatQuoteRefusal } from "#app/travel/booking/stay-refusals.ts";
import { formatNights } from "#app/travel/nights/format-stay.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { checkoutRoomPath } from "#app/travel/search/hotel-path.ts";
import type { RoomOffer } from "#app/travel/search/read-hotel.server.ts";
import { formatPaying } from "#app/travel/stays/paying-messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import "./search.css";

type RoomOfferProps = {
	room: { id: number; name: string };
	stay: Stay;
	quote: RoomOffer["quote"];
	/** When the page was made (ISO). */
	asOf: string;
	currency: string;
};

/** The price of a stay in a room, night by night, the end of free cancellation, and the link to book it. */
export function OfferOfRoom({ room, stay, quote, asOf, currency }: RoomOfferProps) {
	const now = new Date(asOf);
	if (!quote.ok)
		return (
			<p className="flex gap-2 text-secondary">
				<Icon name="ban" className="mt-0.5" />
				<span>{formatQuoteRefusal(quote, stay, now.getUTCFullYear())}</span>
			</p>
		);
	const { total, nights, terms, hotel, holdUntil, deposit } = quote;
	const isFree = terms.lateFeePercent === 0 || new Date(terms.freeUntil) >= now;
	return (
		<>
			<p>
				<Price amount={total} currency={currency} className="text-xl font-semibold" />{" "}
				<span className="block text-sm text-secondary">
					for {formatNights(nights.length)}
					{stay.rooms > 1 ? `, ${stay.rooms} rooms` : ""}
				</span>
			</p>
			<details className="mt-1 text-sm">
				<summary className="link inline-flex min-h-6 items-center">Price by night</summary>
				<dl className="night-prices mt-1 tabular-nums">
					{nights.map(({ date, price }) => (
						<div key={date}>
							<dt className="text-secondary">{formatDate(date, now.getUTCFullYear())}</dt>
							<dd>{formatMoney(price, currency)}</dd>
						</div>
					))}
				</dl>
			</details>
			{isFree ? (
				<p data-tone="green" className="mt-1 text-sm font-semibold text-tone">
					Free cancellation
					{terms.lateFeePercent === 0 ? "" : ` until ${formatMoment(terms.freeUntil, hotel.timeZone, now)}`}
				</p>
			) : (
				<p className="mt-1 text-sm text-secondary">Cancellation fee: {terms.lateFeePercent}% of the total.</p>
			)}
			{deposit > 0 ? (
				<p className="mt-1 text-sm">{formatPaying({ ...quote, currency, isRequest: holdUntil !== null })}</p>
			) : null}
			<p className="mt-3">
				<ButtonLink href={checkoutRoomPath(room.id, stay)} className="w-full">
					{holdUntil === null ? "Book" : "Request"}
					<span className="sr-only"> {room.name}</span>
				</ButtonLink>
			</p>
		</>
	);
}
