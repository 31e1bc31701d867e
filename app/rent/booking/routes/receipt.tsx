import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDate, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { marketSeller } from "#app/http/process/market-seller.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { moveFacts } from "#app/rent/moves/move-details.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import { dueOf } from "#app/rent/moves/moving-booking.ts";
import { readMovingBooking } from "#app/rent/moves/read-moves.server.ts";
import { Fact } from "#app/ui/receipt/fact.tsx";
import { PriceLines } from "#app/ui/receipt/price-lines.tsx";
import { PrintSheet } from "#app/ui/receipt/print-sheet.tsx";

export const handle: ScreenHandle = { subject: "rent" };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
	privatePageMeta(t.ownMove.receipt.meta({ number: data ? formatReferenceNumber(data.move.number) : "" }));

/** A move to print, for its customer: company, customer, addresses, price line by line. Only the receipt is printed. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const move = await readMovingBooking(db, { number, viewer: await readViewer(request, number) });
	if (!move) throw askForContact(params.number);
	const bookedOn = formatDate(wallClock(move.created_at, market.timeZone).date);
	return json({ move, bookedOn, seller: marketSeller() });
}

export default function Receipt() {
	const { move, bookedOn, seller } = useLoaderData<typeof loader>();
	return (
		<PrintSheet
			title={t.ownMove.receipt.title}
			number={formatReferenceNumber(move.number)}
			sub={t.ownMove.receipt.bookedOn({ date: bookedOn })}
			seller={seller}
			badge={<MovingBadge status={move.status} price_state={move.price_state} isOwn />}
			back={{ href: `/track/${move.number}`, label: t.ownMove.back }}
		>
			<dl className="grid gap-x-6 gap-y-2 md:grid-cols-[8rem_1fr] print:grid-cols-[8rem_1fr]">
				<Fact name={t.words.name}>{move.name}</Fact>
				<Fact name={t.words.phone}>{move.contact}</Fact>
				{move.email ? <Fact name={t.words.email}>{move.email}</Fact> : null}
				<Fact name={t.moveFacts.when}>
					{t.moveFacts.dateAtTime({ date: formatDate(move.booking_date), time: move.booking_time })}
				</Fact>
				{moveFacts(move).map(([label, value]) => (
					<Fact key={label} name={label}>
						{value}
					</Fact>
				))}
			</dl>
			<section>
				<h2 className="mb-2 text-lg">{t.words.price}</h2>
				{move.price !== null && move.currency !== null ? (
					<PriceLines lines={move.lines} currency={move.currency} {...dueOf(move)} />
				) : (
					<p className="text-secondary">{t.ownMove.receipt.noPrice}</p>
				)}
			</section>
		</PrintSheet>
	);
}
