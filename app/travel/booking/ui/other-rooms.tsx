import { useLocation } from "@remix-run/react";
import { isolated } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { anotherRoomPath, MOST_TOGETHER } from "#app/travel/booking/basket.ts";
import type { OtherRoomView } from "#app/travel/booking/view-others.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NightPrices } from "./night-prices.tsx";

/** The further rooms of a checkout, each with its price and terms, and the link that adds another one. */
export function OtherRooms({ rooms }: { rooms: readonly OtherRoomView[] }) {
	const { search } = useLocation();
	return (
		<>
			{rooms.map((room) => (
				<OtherRoomCard key={room.removePath} room={room} />
			))}
			<p className="mt-4">
				{rooms.length + 1 < MOST_TOGETHER ? (
					<a href={anotherRoomPath(search)}>{t.roomGroup.add}</a>
				) : (
					t.roomGroup.most({ max: MOST_TOGETHER })
				)}
			</p>
		</>
	);
}

function OtherRoomCard({ room: { removePath, reason, name, shown } }: { room: OtherRoomView }) {
	return (
		<section className="card mt-4 p-4 md:p-5">
			<div className="mb-3 flex items-start justify-between gap-4">
				<div>
					<h2 className="text-lg">
						<bdi>{name || t.words.room}</bdi>
					</h2>
					{shown?.rate ? <p>{isolated(shown.rate)}</p> : null}
					{shown ? <p>{shown.party}</p> : null}
				</div>
				<RemoveRoom name={name} path={removePath} />
			</div>
			{reason ? (
				<p role="alert" data-tone="red" className="notice">
					<Icon name="alert" />
					<span>
						{reason} {t.roomGroup.removeGone}
					</span>
				</p>
			) : null}
			{shown ? (
				<>
					<NightPrices {...shown} />
					<ul className="mt-3 list-disc space-y-1.5 ps-5 text-sm text-secondary">
						{[shown.paying, ...shown.terms].map((sentence) =>
							sentence ? <li key={sentence}>{sentence}</li> : null,
						)}
					</ul>
				</>
			) : null}
		</section>
	);
}

/** Shows the checkout without a room; what was typed is kept. */
export const RemoveRoom = ({ name, path }: { name: string; path: string }) => (
	<Button variant="plain" dense name="looking" value="rooms" formAction={path}>
		{t.words.remove}
		<span className="sr-only"> {name}</span>
	</Button>
);
