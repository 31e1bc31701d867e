import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelMap: Messages["hotelMap"] = {
	label: ({ name }) => `Mapa: ${name}`,
	first: ({ max, hotels }) => `O mapa mostra os primeiros ${max} de ${hotels}.`,
	zoomIn: "Aproxime para ver mais.",
	none: "Nenhum hotel nesta parte do mapa.",
	placeless: ({ count, link }) => (
		<>
			{plural(count, {
				one: `${formatCount(count)} hotel não tem posição no mapa:`,
				other: `${formatCount(count)} hotéis não têm posição no mapa:`,
			})}{" "}
			{link("ver todos na lista")}.
		</>
	),
	from: ({ price }) => `Desde ${price}`,
	pin: ({ hotel, price, nights }) => `${hotel}: ${price} por ${nights}`,
	pinANight: ({ hotel, price }) => `${hotel}: desde ${price} por noite`,
	pins: ({ hotels, price, nights }) => `${hotels} aqui, desde ${price} por ${nights}: aproximar`,
	pinsANight: ({ hotels, price }) => `${hotels} aqui, desde ${price} por noite: aproximar`,
};
