import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
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
	offers: readonly { quote: RoomQuote; rates: readonly { total: number }[] }[];
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
	const totals = offers.flatMap(({ quote, rates }) =>
		quote.ok ? [quote, ...rates].map(({ total }) => total) : [],
	);
	const amounts = stay ? totals : rooms.map(lowestPrice);
	const isFree = stay !== null && totals.length > 0;
	const { fromANight, aNight, from } = t.hotelPrice;
	const ofStay = amounts.length > 1 ? from : ({ price }: { price: ReactNode }) => price;
	const showPrice = stay ? ofStay : amounts.length > 1 ? fromANight : aNight;
	return (
		<section aria-label={t.staySummary.label} className="stay-bar">
			{amounts.length === 0 ? (
				<p className="font-semibold">{t.staySummary.noRooms}</p>
			) : (
				<p>
					{showPrice({
						price: (
							<Price amount={Math.min(...amounts)} currency={currency} className="text-xl font-semibold" />
						),
						small: (text) => <span className="text-sm text-secondary">{text}</span>,
					})}
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
				<p className="text-sm text-secondary">{t.staySummary.chooseDatesText}</p>
			)}
			<a href={isFree ? "#rooms" : "#search"} className="btn">
				{isFree ? t.staySummary.seeRooms : stay ? t.staySummary.changeDates : t.staySummary.chooseDates}
			</a>
		</section>
	);
}
