import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { toBookingView } from "#app/travel/stays/booking-view.server.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";
import { BookingBadge } from "#app/travel/stays/ui/booking-badge.tsx";
import { StayFacts } from "#app/travel/stays/ui/stay-facts.tsx";
import { StayPrices } from "#app/travel/stays/ui/stay-prices.tsx";
import { PrintSheet } from "#app/ui/receipt/print-sheet.tsx";

export const handle: ScreenHandle = { subject: "travel" };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(
		t.stayReceipt.metaTitle({ number: data ? formatReferenceNumber(data.booking.number) : "" }),
	);

/**
 * A booking to print, for its guest: hotel, guest, each night, total, terms. Only the receipt itself is
 * printed.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const now = new Date();
	const booking = await requireOwnBooking(request, params, now);
	return json({ booking: toBookingView(booking, now), seller: marketSeller() });
}

export default function Receipt() {
	const { booking, seller } = useLoaderData<typeof loader>();
	return (
		<PrintSheet
			title={t.stayReceipt.title}
			number={formatReferenceNumber(booking.number)}
			sub={t.stayReceipt.bookedOn({ date: booking.bookedOn })}
			seller={seller}
			badge={<BookingBadge status={booking.status} isUnpaid={booking.isUnpaid} />}
			back={{ href: `/track/${booking.number}`, label: t.stayReceipt.back }}
		>
			<address className="not-italic">
				{[booking.hotelName, ...booking.address, booking.hotelContact].filter(Boolean).map((line, at) => (
					<span key={line} className={at === 0 ? "block font-semibold" : "block"}>
						{isolated(line)}
					</span>
				))}
			</address>
			<StayFacts booking={{ ...booking, stay: booking.stayOnPaper, requests: "" }} />
			<section>
				<h2 className="mb-2 text-lg">{t.stayReceipt.nights}</h2>
				<StayPrices booking={booking} />
				<p className="mt-3 text-secondary">
					{booking.isOn
						? [booking.payment && `${booking.payment}.`, ...booking.terms].filter(Boolean).join(" ")
						: booking.outcome}
				</p>
			</section>
		</PrintSheet>
	);
}
