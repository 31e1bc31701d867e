import { formatStay } from "#app/travel/nights/format-stay.ts";
import type { Stay } from "#app/travel/nights/stay.ts";
import { formatParty } from "#app/travel/quotes/stay-form.ts";
import type { RoomView } from "#app/travel/search/read-hotel.server.ts";
import { Price } from "#app/ui/receipt/price.tsx";
import { lowestPrice, type RoomQuote } from "./room-card.tsx";
import "./hotel.css";

type SummaryProps = {
	rooms: readonly RoomView[];
	stay: Stay | null;
	offers: readonly { quote: RoomQuote }[];
	/** The hotel's date. */
	today: string;
	currency: string;
};

/**
 * The dates and the lowest price, which stay in view beside the content or, on phones, at the bottom of the window.
 * Nothing for a hotel without rooms.
 */
export function StaySummary({ rooms, stay, offers, today, currency }: SummaryProps) {
	if (rooms.length === 0) return null;
	const totals = offers.flatMap(({ quote }) => (quote.ok ? [quote.total] : []));
	const amounts = stay ? totals : rooms.map(lowestPrice);
	const isFree = stay !== null && totals.length > 0;
	return (
		<section aria-label="Your stay" className="stay-bar">
			{amounts.length === 0 ? (
				<p className="font-semibold">No rooms available</p>
			) : (
				<p>
					{amounts.length > 1 ? <span className="text-sm text-secondary">From </span> : null}
					<Price amount={Math.min(...amounts)} currency={currency} className="text-xl font-semibold" />
					{stay ? null : <span className="text-sm text-secondary"> a night</span>}
				</p>
			)}
			{stay ? (
				<>
					<p className="text-sm">
						<a href="#search">{formatStay(stay, Number(today.slice(0, 4)))}</a>
					</p>
					<p className="text-sm text-secondary">{formatParty(stay)}</p>
				</>
			) : (
				<p className="text-sm text-secondary">Choose dates to see the total price.</p>
			)}
			<a href={isFree ? "#rooms" : "#search"} className="btn">
				{isFree ? "See rooms" : stay ? "Change dates" : "Choose dates"}
			</a>
		</section>
	);
}
