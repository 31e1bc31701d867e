import { pick } from "../../random.ts";

export type Guest = { name: string; email: string; contact: { typed: string; e164: string } };

const FIRST =
	"Aino,Amara,Andrés,Anneke,Aylin,Beatriz,Benedikt,Camille,Chloe,Dario,Deepa,Elena,Emre,Farid,Fiona,Giulia,Hannah,Henrik,Ingrid,Isaac,Jamal,Joana,Kenji,Lars,Leila,Lucía,Mads,Marie,Mateo,Nadia,Naoko,Niamh,Oliver,Priya,Rafael,Samira,Sipho,Tess,Wei,Zofia".split(
		",",
	);
const LAST =
	"Almeida,Andersen,Baker,Bianchi,Carvalho,Chen,Cohen,Costa,Dubois,Eriksen,Fischer,Fontana,Garcia,Gruber,Haas,Hughes,Ito,Jansen,Kaya,Khumalo,Kowalski,Laurent,Lindqvist,Mensah,Moreau,Murphy,Nakamura,Novák,Okafor,Olsen,Patel,Pereira,Rossi,Santos,Schmidt,Silva,Suzuki,Taylor,Vermeulen,Yilmaz,Abebe,Bergström,Castillo,Da Rocha,Dlamini,Ferrari,Grant,Hoffmann,Ivanova,Johansson,Keller,Lefèvre,MacLeod,Navarro,O’Connor,Petrescu,Quispe,Reyes,Sato,Tanaka,Underwood,Virtanen,Wagner,Zhang".split(
		",",
	);

/** Somebody who books a stay. The numbers are those that regulators keep for stories. */
export function someGuest(random: () => number): Guest {
	const name = `${pick(random, FIRST)} ${pick(random, LAST)}`;
	const two = String(10 + Math.floor(random() * 90));
	const contact = pick(random, [
		{ typed: `(212) 555-01${two}`, e164: `+121255501${two}` },
		{ typed: `07700 9001${two}`, e164: `+4477009001${two}` },
		{ typed: `+33 1 99 00 10 ${two}`, e164: `+331990010${two}` },
		{ typed: `+49 30 231250${two}`, e164: `+4930231250${two}` },
	]);
	return { name, email: `${plain(name)}@example.com`, contact };
}

const plain = (name: string) =>
	name
		.normalize("NFKD")
		.replace(/[^A-Za-z ]/g, "")
		.toLowerCase()
		.replaceAll(" ", ".");

const REQUESTS = [
	"We arrive after 22:00, is that all right?",
	"A quiet room, please.",
	"Could we have a cot for our daughter (14 months)?",
	"It is our anniversary.",
	"Ground floor if you can, one of us walks with a stick.",
	"We come by car. Is there a place to park?",
	"One of us eats no gluten.",
	"Feather-free pillows, please.",
];

/** What a guest asks for; most ask for nothing. */
export const someRequest = (random: () => number): string => (random() < 0.2 ? pick(random, REQUESTS) : "");
