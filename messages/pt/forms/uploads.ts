import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const uploads: Messages["uploads"] = {
	uploading: "A carregar…",
	progress: "Progresso do carregamento",
	processing: "A processar…",
	cancel: "Cancelar carregamento",
	cancelled: "O carregamento foi cancelado.",
	failed: "O carregamento falhou. Verifique a ligação e tente novamente.",
	busy: "Estamos a processar muitas imagens neste momento. Tente novamente daqui a 30 segundos.",
	tooSlow:
		"O seu carregamento era demasiado lento, por isso foi interrompido. Escolha menos ficheiros ou mais pequenos.",
	tooMany: "Há demasiados carregamentos em curso. Aguarde alguns segundos e escolha novamente o ficheiro.",
	fileTooLarge: ({ megabytes }) => `Esse ficheiro tem mais de ${megabytes} MB. Escolha um mais pequeno.`,
	tooManyFiles: ({ count }) =>
		plural(count, {
			one: "Escolha, no máximo, 1 ficheiro de cada vez.",
			other: `Escolha, no máximo, ${count} ficheiros de cada vez.`,
		}),
	limitOfFiles: ({ wait }) =>
		`Carregou demasiados ficheiros na última hora. Tente novamente daqui a ${wait}.`,
	limitOfPictures: ({ wait }) =>
		`Carregou demasiadas imagens na última hora. Tente novamente daqui a ${wait}.`,
};

export const pictureRefusals: Messages["pictureRefusals"] = {
	not_a_picture: "Este ficheiro não é uma imagem que possamos usar. Escolha um JPEG, PNG, WebP ou AVIF.",
	too_many_pixels: "Esta imagem tem mais de 50 milhões de píxeis. Reduza-a e escolha-a novamente.",
	too_long: "Um lado desta imagem é mais de 10 vezes maior do que o outro. Recorte-a e escolha-a novamente.",
	too_much_memory:
		"Esta imagem é demasiado grande para o seu tipo de ficheiro. Guarde-a como JPEG normal ou reduza-a para menos de 6 milhões de píxeis e escolha-a novamente.",
	too_slow: "Esta imagem demora demasiado a processar. Reduza-a e escolha-a novamente.",
	broken: "Esta imagem está danificada e não pode ser aberta. Escolha outra.",
};
