import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";
export const reviews = {
	/** In the list of pictures of an export of personal data. */
	export: ({ reviewed }: { reviewed: string }) => `Your review of ${reviewed}`,
	aspects: {
		cleanliness: "Cleanliness",
		location: "Location",
		staff: "Staff",
		value: "Value for money",
	},
	noRating: "No rating",
	chooseFromList: "Choose a rating from the list.",
	desks: {
		hotels: {
			title: "Guest reviews",
			lead: "Read what guests say about your hotels, and reply.",
			reviewed: "Hotel",
		},
		products: {
			title: "Product reviews",
			lead: "Read customer reviews and reply to them.",
			reviewed: "Product",
		},
		moves: {
			title: "Reviews of moves",
			lead: "Read what customers say about their moves, and reply.",
			reviewed: "Booking",
		},
	},
	chooseRating: "Choose a rating.",
	aTitle: "A title",
	write: "Write a sentence or two about your experience.",
	aReview: "A review",
	answer: {
		enter: "Enter a reply.",
		aReply: "A reply",
		title: "Reply to a review",
		done: "Your reply is published.",
		yours: "Your reply",
		reply: "Reply",
		hint: "Shown to everyone below the review. Up to 1,000 characters.",
		update: "Update reply",
		publish: "Publish reply",
		replied: "Replied",
		no: "No reply",
	},
	refusals: {
		tooEarly: "You can write a review after your stay or move, or after your order arrives.",
		notBought: "This product is not part of that order.",
		reviewed: "You already reviewed this. Thank you.",
		changed: "Someone else replied in the meantime. Open the review again to read their reply.",
	},
	titleOf: ({ product, author }: { product: string; author: string }) => `Review of ${product} by ${author}`,
	tooManyPhotos: ({ max }: { max: number }) => `A review can have up to ${max} photos. Remove some.`,
	published: "Thank you. Your review is published.",
	one: "Review",
	remove: {
		button: "Remove review",
		title: "Remove a review",
		done: "The review is removed.",
		already: "This review was already removed.",
		question: ({ author }: { author: string }) => `Remove the review by ${author}?`,
		lead: "Its photos and your reply are deleted, and its stars no longer count. This can’t be undone.",
	},
	none: {
		text: "Reviews appear here when customers write them.",
		title: "No reviews yet",
	},
	title: "Reviews",
	form: {
		title: ({ name }: { name: string }) => `Review ${name}`,
		/** First what is reviewed, as a sentence. */
		lead: ({ about }: { about: string }) =>
			`${about} What you write is for everyone to read, under your first name and an initial.`,
		stars: "Stars",
		/** Before "(optional)". */
		aspects: "What was it like?",
		heading: "Title",
		yours: "Your review",
		yoursHint: "What did you like or dislike? Up to 1,000 characters.",
		morePhotos: "More photos",
		photos: "Photos",
		photosHint: ({ max }: { max: number }) =>
			`Everyone can see them. JPEG, PNG, WebP or AVIF, up to 8 MB each, up to ${max}.`,
		publish: "Publish review",
		busy: "Publishing...",
	},
	all: ({ count }: { count: number }) => `Show all ${count} reviews`,
	photo: ({ author, number, count }: { author: string; number: number; count: number }) =>
		`Taken by ${author}, ${number} of ${count}`,
	noneOfRating: "No reviews with this rating yet.",
	repliedBy: ({ name }: { name: string }) => `${name} replied`,
	showAll: "Show all reviews",
	newer: "Newer reviews",
	older: "Older reviews",
	stars: ({ rating }: { rating: number }) => `${rating} of 5 stars`,
	/** For screen readers, after a number. */
	ofStars: "of 5 stars",
	/** Before `count`. */
	average: ({ average, hidden }: { average: ReactNode; hidden: (text: string) => ReactNode }) => (
		<>
			{average}
			{hidden("of 5 stars,")}
		</>
	),
	/** "(128 reviews)", where the word is for screen readers. */
	count: ({
		count,
		shown,
		hidden,
	}: {
		count: number;
		shown: string;
		hidden: (text: string) => ReactNode;
	}) => (
		<>
			({shown}
			{hidden(plural(count, { one: "review", other: "reviews" }))})
		</>
	),
	/** "128 reviews", where the word is for screen readers. */
	countPlain: ({
		count,
		shown,
		hidden,
	}: {
		count: number;
		shown: string;
		hidden: (text: string) => ReactNode;
	}) => (
		<>
			{shown}
			{hidden(plural(count, { one: "review", other: "reviews" }))}
		</>
	),
	/** The choices of a form. */
	ratings: { 1: "1 – Bad", 2: "2 – Poor", 3: "3 – Average", 4: "4 – Good", 5: "5 – Excellent" },
};
