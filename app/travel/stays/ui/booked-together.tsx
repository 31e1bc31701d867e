import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { RoomGroup } from "#app/travel/stays/list/booked-together.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import { BookingBadge } from "./booking-badge.tsx";

type BookedTogetherProps = {
	group: RoomGroup | undefined;
	/** What the links of the rooms begin with. */
	path: string;
	/** At the desk: also what is paid. */
	isForDesk?: boolean;
	/** What can be done with all of them. */
	children?: ReactNode;
};

/** The rooms that were booked together, each with its state, what it costs and a link; nothing for a room booked alone. */
export function BookedTogether({ group, path, isForDesk = false, children }: BookedTogetherProps) {
	if (!group) return null;
	const { rooms, currency, owed, paid } = group;
	const sums = (of: { owed: number; paid: number }) => (
		<span className="text-end tabular-nums">
			<Price amount={of.owed} currency={currency} />
			{isForDesk ? (
				<span className="block text-sm font-normal text-secondary">
					{t.folio.paid}: <Price amount={of.paid} currency={currency} />
				</span>
			) : null}
		</span>
	);
	return (
		<Card title={t.roomGroup.title}>
			<ul className="-mt-3 divide-y divide-line">
				{rooms.map((room) => (
					<li key={room.number} className="flex items-start justify-between gap-4 py-3">
						<span className="min-w-0 wrap-anywhere">
							{room.isShown ? (
								<strong className="font-semibold">{room.name}</strong>
							) : (
								<a className="link" href={`${path}/${room.number}`}>
									{room.name}
								</a>
							)}
							<span className="mb-1 block text-sm text-secondary tabular-nums">{room.reference}</span>
							<BookingBadge status={room.status} isUnpaid={room.isUnpaid} />
						</span>
						{sums(room)}
					</li>
				))}
				<li className="flex justify-between gap-4 pt-3 font-semibold">
					{t.words.total} {sums({ owed, paid })}
				</li>
			</ul>
			{isForDesk ? children : <p className="mt-3 text-sm text-secondary">{t.roomGroup.intro}</p>}
		</Card>
	);
}

/** After a room is paid, or beside it: the next one that was booked with it and is not. */
export function NextUnpaid({ group }: { group: RoomGroup | undefined }) {
	if (!group?.nextUnpaid) return null;
	const { number, name } = group.nextUnpaid;
	return (
		<p data-tone="yellow" className="notice print:hidden">
			<Icon name="card" />
			<span>
				{t.roomGroup.unpaid({
					room: `${name} (${formatReferenceNumber(number)})`,
					link: (text) => <a href={`/booking-confirmation/${number}`}>{text}</a>,
				})}
			</span>
		</p>
	);
}
