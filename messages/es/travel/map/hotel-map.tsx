import { formatCount } from "#app/common/language/format-count.ts";
import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const hotelMap: Messages["hotelMap"] = {
	label: ({ name }) => `Mapa: ${name}`,
	first: ({ max, hotels }) => `El mapa muestra los primeros ${max} de ${hotels}.`,
	zoomIn: "Acerca el mapa para ver más.",
	none: "No hay hoteles en esta parte del mapa.",
	placeless: ({ count, link }) => (
		<>
			{plural(count, {
				one: `${formatCount(count)} hotel no tiene ubicación en el mapa:`,
				other: `${formatCount(count)} hoteles no tienen ubicación en el mapa:`,
			})}{" "}
			{link("ver todos en la lista")}.
		</>
	),
	from: ({ price }) => `Desde ${price}`,
	pin: ({ hotel, price, nights }) => `${hotel}: ${price} por ${nights}`,
	pinANight: ({ hotel, price }) => `${hotel}: desde ${price} por noche`,
	pins: ({ hotels, price, nights }) => `${hotels} aquí, desde ${price} por ${nights}: acercar`,
	pinsANight: ({ hotels, price }) => `${hotels} aquí, desde ${price} por noche: acercar`,
};
