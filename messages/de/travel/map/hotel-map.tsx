import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelMap: Messages["hotelMap"] = {
	label: ({ name }) => `Karte: ${name}`,
	first: ({ max, hotels }) => `Die Karte zeigt die ersten ${max} von ${hotels}.`,
	zoomIn: "Zoomen Sie hinein, um mehr zu sehen.",
	none: "Kein Hotel in diesem Kartenausschnitt.",
	placeless: ({ count, link }) => (
		<>
			{plural(count, {
				one: `${formatCount(count)} Hotel hat keinen Ort auf der Karte:`,
				other: `${formatCount(count)} Hotels haben keinen Ort auf der Karte:`,
			})}{" "}
			{link("alle in der Liste ansehen")}.
		</>
	),
	from: ({ price }) => `Ab ${price}`,
	pin: ({ hotel, price, nights }) => `${hotel}: ${price} für ${nights}`,
	pinANight: ({ hotel, price }) => `${hotel}: ab ${price} pro Nacht`,
	pins: ({ hotels, price, nights }) => `${hotels} hier, ab ${price} für ${nights}: hineinzoomen`,
	pinsANight: ({ hotels, price }) => `${hotels} hier, ab ${price} pro Nacht: hineinzoomen`,
};
