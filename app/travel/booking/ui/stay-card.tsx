import { pictureUrl } from "#app/common/photos/pictures.ts";
import type { QuoteView } from "#app/travel/booking/view-checkout.server.ts";

export function StayCard({ quote }: { quote: QuoteView }) {
	const { hotel, room, imageHash, stay, party, times, hotelPath } = quote;
	return (
		<section className="card p-4 md:p-6" aria-labelledby="stay-title">
			<div className="flex items-start gap-4">
				{imageHash ? (
					<img
						src={pictureUrl(imageHash, 320)}
						alt=""
						width={96}
						height={72}
						className="h-18 w-24 rounded-control object-cover"
					/>
				) : null}
				<div>
					<h2 id="stay-title" className="text-xl">
						{hotel.name}
					</h2>
					<p className="text-sm text-secondary">{hotel.address}</p>
				</div>
			</div>
			<p className="mt-3 font-semibold">{stay}</p>
			<p>
				{room.name}
				{room.beds ? <span className="text-secondary">, {room.beds}</span> : null}
			</p>
			<p>{party}</p>
			<p className="mt-3 text-sm text-secondary">{times}, hotel time.</p>
			<p className="mt-2 text-sm">
				<a href={hotelPath}>Change dates, guests or room</a>
			</p>
		</section>
	);
}
