import type { ReactNode } from "react";
import { plural } from "#app/common/language/plural.ts";

/** The job sheet: a page for the driver of a move, which can be printed. */
export const jobSheet = {
	/** By the status of the booking. */
	notOpen: {
		pending: "This booking is pending. Call the office before you go on.",
		confirmed: "This booking is confirmed. Call the office before you go on.",
		delivered: "This booking is delivered. Call the office before you go on.",
		cancelled: "This booking is cancelled. Call the office before you go on.",
		rejected: "This booking is rejected. Call the office before you go on.",
	},
	tooManyPhotos: ({ count }: { count: number }) =>
		`A delivery has up to ${count} photos. Clear the boxes of those that you don’t need.`,
	reported: ({ step, moment }: { step: ReactNode; moment: string }) => (
		<>
			{step} reported {moment}
		</>
	),
	done: "This job is done. Thank you.",
	photosStored: ({ count }: { count: number }) =>
		plural(count, { one: "1 photo is stored.", other: `${count} photos are stored.` }),
	deliver: "2. Deliver",
	priceDue: "Price due",
	paidOnline: "Paid online",
	floor: ({ floor }: { floor: number }) => `Floor ${floor}, without an elevator`,
	floorWithElevator: ({ floor }: { floor: number }) => `Floor ${floor}, with an elevator`,
	enterReceiver: "Enter who received the delivery.",
	/** As the subject of a message about a field. */
	receiverName: "A name",
	reopen: "Open the job sheet again and press the button there.",
	undo: {
		refusal: {
			not_last: "A later step has been reported in the meantime. Undo that one first.",
			ended: "The status of this booking has changed, so its steps can’t be undone.",
			reviewed: "The customer has reviewed this move, so its delivery can’t be undone.",
		},
		reopen: "Open the booking again and undo the step there.",
		done: ({ step }: { step: string }) => `The step “${step}” is undone.`,
		none: "No step of this job has been reported.",
		back: "Back to booking",
		question: ({ step }: { step: string }) => `Undo the step “${step}”?`,
		button: "Undo step",
		busy: "Undoing...",
		deliveryConsequence:
			"The booking becomes confirmed again, and the photos of the delivery are deleted. The customer gets no email.",
		consequence: "The driver can report it again. The customer sees the change on the tracking page.",
	},
	tooEarly: "This job is more than 12 hours away. Report the first step on the day of the job.",
	wrongStep: ({ step }: { step: string }) => `The next step is “${step}”. Report the steps in order.`,
	gone: {
		title: "This link no longer works",
		text: "The job is over, was cancelled, or was given to somebody else. Call the office if you need the job sheet.",
	},
	title: "Job sheet",
	back: "Back to job sheet",
	job: ({ number }: { number: string }) => `Job ${number}`,
	/** What was paid online of the whole price. */
	paidOf: ({ paid, price }: { paid: string; price: string }) => `${paid} of ${price}`,
	notConfirmed: "This booking is not confirmed yet. You can report steps once the office has confirmed it.",
	ended: "This booking has ended. Call the office if you have questions.",
	collect: {
		reopen: "Open the job sheet again and press a button there.",
		notDue: "There is nothing to collect for this job.",
		question: ({ amount }: { amount: string }) => `Did you collect ${amount}?`,
		intro: "The office sees your answer.",
		change: "Change the answer",
	},
	pickUp: "1. Pick up",
	call: ({ phone }: { phone: string }) => `Call ${phone}`,
	whatToMove: "What to move",
	sizeUnknown: "Not known",
	noPacking: "No packing assistance",
	askOffice: "Ask the office",
	notes: "Notes from the office",
	steps: "Steps",
	/** On paper: the line is to write on. */
	signature: "Received by (name and signature): ______________________________",
	groundFloor: "Ground floor",
	/** Followed by the address for screen readers. */
	openMap: "Open map",
	delivery: "Delivery",
	nextStep: "Next step",
	receivedBy: "Received by",
	receiverHint: "The name of the person who received everything.",
	morePhotos: "More photos",
	photosHint: ({ count }: { count: number }) =>
		`Only the customer and the office can see them. Up to ${count} in total. JPEG, PNG, WebP or AVIF, up to 8 MB each.`,
	photo: ({ number }: { number: number }) => `Photo ${number}`,
	receivedByName: ({ name }: { name: string }) => `Received by ${name}`,
	notYet: "Not yet",
	photoAlt: ({ position, count }: { position: number; count: number }) =>
		`Delivery, number ${position} of ${count}`,
};
