import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { marketRows } from "../../market-rows.server.ts";
import { dollars } from "../cards.tsx";

export const loader = ({ request }: LoaderFunctionArgs) =>
	json(marketRows.hotel(new URL(request.url).searchParams));

export default function PlainHotel() {
	const { hotel, rooms } = useLoaderData<typeof loader>();
	return (
		<>
			<h1>{hotel.name}</h1>
			<p>{hotel.description}</p>
			<ul>
				{rooms.map((room) => (
					<li key={room.id}>
						<h3>{room.name}</h3>
						<p>
							{room.beds}, {room.sleeps}
						</p>
						<p>{room.description}</p>
						<p>{dollars(room.price)}</p>
					</li>
				))}
			</ul>
		</>
	);
}
