import type { ReactNode } from "react";
import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
export const hotelMap = {
	/** For screen readers. */
	label: ({ name }: { name: string }) => `Map: ${name}`,
	/** `hotels` is “130 hotels”. */
	first: ({ max, hotels }: { max: number; hotels: string }) => `The map shows the first ${max} of ${hotels}.`,
	zoomIn: "Zoom in to see more.",
	none: "No hotel on this part of the map.",
	placeless: ({ count, link }: { count: number; link: (text: string) => ReactNode }) => (
		<>
			{plural(count, {
				one: `${formatCount(count)} hotel has no place on the map:`,
				other: `${formatCount(count)} hotels have no place on the map:`,
			})}{" "}
			{link("see all in the list")}.
		</>
	),
	from: ({ price }: { price: string }) => `From ${price}`,
	/** For screen readers; so are the next three. */
	pin: ({ hotel, price, nights }: { hotel: string; price: string; nights: string }) =>
		`${hotel}: ${price} for ${nights}`,
	pinANight: ({ hotel, price }: { hotel: string; price: string }) => `${hotel}: from ${price} a night`,
	pins: ({ hotels, price, nights }: { hotels: string; price: string; nights: string }) =>
		`${hotels} here, from ${price} for ${nights}: zoom in`,
	pinsANight: ({ hotels, price }: { hotels: string; price: string }) =>
		`${hotels} here, from ${price} a night: zoom in`,
};
