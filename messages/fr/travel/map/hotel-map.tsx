import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelMap: Messages["hotelMap"] = {
	label: ({ name }) => `Carte : ${name}`,
	first: ({ max, hotels }) => `La carte affiche les ${max} premiers sur ${hotels}.`,
	zoomIn: "Zoomez pour en voir plus.",
	none: "Aucun hôtel sur cette partie de la carte.",
	placeless: ({ count, link }) => (
		<>
			{plural(count, {
				one: `${formatCount(count)} hôtel n’a pas d’emplacement sur la carte :`,
				other: `${formatCount(count)} hôtels n’ont pas d’emplacement sur la carte :`,
			})}{" "}
			{link("tout voir dans la liste")}.
		</>
	),
	from: ({ price }) => `À partir de ${price}`,
	pin: ({ hotel, price, nights }) => `${hotel} : ${price} pour ${nights}`,
	pinANight: ({ hotel, price }) => `${hotel} : à partir de ${price} par nuit`,
	pins: ({ hotels, price, nights }) => `${hotels} ici, à partir de ${price} pour ${nights} : zoomer`,
	pinsANight: ({ hotels, price }) => `${hotels} ici, à partir de ${price} par nuit : zoomer`,
};
