import { pick } from "../../random.ts";

type Words = { title: string; message: string };

type Stars = "good" | "fair" | "bad";
const starsOf = (rating: number): Stars => (rating >= 4 ? "good" : rating === 3 ? "fair" : "bad");

const STAY_TITLES: Record<Stars, string[]> = {
	good: [
		"We will be back",
		"Just right",
		"Better than the photos",
		"A lovely few days",
		"Quiet and well run",
		"",
		"",
		"",
	],
	fair: ["All right for a night", "Good place, small room", "Fine, not more", "", ""],
	bad: ["Not again", "Tired house", "We did not sleep", ""],
};
const STAY_FIRST: Record<Stars, string[]> = {
	good: [
		"Everybody was kind without making a fuss of it.",
		"The bed was one of the best we have slept in.",
		"You walk out of the door and are where you want to be.",
		"Clean, calm, and exactly as described.",
		"They remembered our names, and how we like our coffee.",
		"Check-in took two minutes, and the room was ready early.",
	],
	fair: [
		"The house is well kept and the staff try hard.",
		"A fair price for where it is.",
		"Nice people, and a decent bed.",
	],
	bad: [
		"The carpet has seen better days, and so has the bathroom.",
		"We waited forty minutes for the key.",
		"The window would not close and the street is loud.",
	],
};
const STAY_THEN: Record<Stars, string[]> = {
	good: [
		"Breakfast was worth getting up for.",
		"At night you hear nothing at all.",
		"The view at six in the morning is something.",
		"Our daughter wants to move in.",
		"The tip for dinner was the best meal of the trip.",
		"Towels like clouds.",
		"",
	],
	fair: [
		"The room was smaller than we thought, and the shower needs patience.",
		"Breakfast is short, so come early.",
		"The Wi-Fi came and went.",
		"One lift for all, and it is slow.",
	],
	bad: ["Nobody answered when we called.", "The shower stayed cold on both days.", "We left a day early."],
};
const STAY_ANSWERS: Record<Stars, string[]> = {
	good: [
		"Thank you, it was a pleasure to have you. See you again!",
		"How kind of you. I have read this to the whole kitchen.",
		"Thank you for coming, and for writing this.",
	],
	fair: [
		"Thank you for saying it plainly. The router on your floor has been replaced since.",
		"You are right about the shower: the plumber comes next week.",
	],
	bad: [
		"I am sorry, this is not how we want it to be. Please write to me, I would like to make it good.",
		"We are sorry. The room has been closed and is being done up.",
	],
};

const PRODUCT_TITLES: Record<Stars, string[]> = {
	good: ["Lovely thing", "As it should be", "Bought a second one", "", "", ""],
	fair: ["Fine", "Does its job", ""],
	bad: ["Not for me", "Disappointed"],
};
const PRODUCT_WORDS: Record<Stars, string[]> = {
	good: [
		"Well made, and it looks even better than on the picture.",
		"It came quickly and well packed. I use it every day.",
		"Solid, simple, beautiful. Nothing to complain about.",
		"A present for my sister, who will not give it back.",
		"Exactly the size and colour that I hoped for.",
	],
	fair: [
		"Good quality, but the colour is darker than on my screen.",
		"It does what it should. For the price I had hoped for a little more.",
		"Nice, though smaller than I thought. Read the measures.",
	],
	bad: ["It came with a scratch and I have sent it back.", "Wobbles a little, whatever I do."],
};
const PRODUCT_ANSWERS: Record<Stars, string[]> = {
	good: ["Thank you! We will pass it on to the workshop."],
	fair: ["Thank you. We have made the measures easier to find."],
	bad: ["We are sorry about that. The refund is on its way, and the next batch gets a closer look."],
};

const words = (random: () => number, lines: string[][]) =>
	lines
		.map((from) => pick(random, from))
		.filter(Boolean)
		.join(" ");

/** What a guest says of a stay. */
export function stayWords(random: () => number, rating: number): Words {
	const stars = starsOf(rating);
	return {
		title: pick(random, STAY_TITLES[stars]),
		message: words(random, [STAY_FIRST[stars], STAY_THEN[stars]]),
	};
}

/** What a customer says of a product. */
export function productWords(random: () => number, rating: number): Words {
	const stars = starsOf(rating);
	return { title: pick(random, PRODUCT_TITLES[stars]), message: pick(random, PRODUCT_WORDS[stars]) };
}

export const stayAnswer = (random: () => number, rating: number): string =>
	pick(random, STAY_ANSWERS[starsOf(rating)]);

export const productAnswer = (random: () => number, rating: number): string =>
	pick(random, PRODUCT_ANSWERS[starsOf(rating)]);

/** Stars from 1 to 5 that come to about `mean` in the long run. */
export function someRating(random: () => number, mean: number): number {
	const spread = (random() + random() + random() - 1.5) * 1.7;
	return Math.min(5, Math.max(1, Math.round(mean + spread + (mean > 4.4 ? 0.15 : 0))));
}
