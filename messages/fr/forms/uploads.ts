import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const uploads: Messages["uploads"] = {
	uploading: "Envoi en cours…",
	progress: "Progression de l’envoi",
	processing: "Traitement en cours…",
	cancel: "Annuler l’envoi",
	cancelled: "L’envoi a été annulé.",
	failed: "L’envoi a échoué. Vérifiez votre connexion et réessayez.",
	busy: "Nous traitons beaucoup de photos en ce moment. Réessayez dans 30 secondes.",
	tooSlow:
		"Votre envoi était trop lent, nous l’avons donc interrompu. Choisissez moins de fichiers ou des fichiers plus petits.",
	tooMany: "Trop d’envois sont en cours. Attendez quelques secondes, puis choisissez à nouveau le fichier.",
	fileTooLarge: ({ megabytes }) => `Ce fichier dépasse ${megabytes} Mo. Choisissez-en un plus petit.`,
	tooManyFiles: ({ count }) =>
		plural(count, {
			one: "Choisissez 1 fichier au maximum à la fois.",
			other: `Choisissez ${count} fichiers au maximum à la fois.`,
		}),
	limitOfFiles: ({ wait }) =>
		`Vous avez envoyé trop de fichiers au cours de la dernière heure. Réessayez dans ${wait}.`,
	limitOfPictures: ({ wait }) =>
		`Vous avez envoyé trop de photos au cours de la dernière heure. Réessayez dans ${wait}.`,
};

export const pictureRefusals: Messages["pictureRefusals"] = {
	not_a_picture: "Ce fichier n’est pas une image utilisable. Choisissez un fichier JPEG, PNG, WebP ou AVIF.",
	too_many_pixels:
		"Cette image compte plus de 50 millions de pixels. Réduisez-la et choisissez-la à nouveau.",
	too_long:
		"Un côté de cette image est plus de 10 fois plus long que l’autre. Recadrez-la et choisissez-la à nouveau.",
	too_much_memory:
		"Cette image est trop grande pour son type de fichier. Enregistrez-la en JPEG standard ou réduisez-la à moins de 6 millions de pixels, puis choisissez-la à nouveau.",
	too_slow: "Le traitement de cette image prend trop de temps. Réduisez-la et choisissez-la à nouveau.",
	broken: "Cette image est endommagée et ne peut pas être ouverte. Choisissez-en une autre.",
};
