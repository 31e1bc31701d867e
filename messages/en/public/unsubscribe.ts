export const unsubscribe = {
	title: "Review requests",
	againDone: "You are subscribed again.",
	done: "You are unsubscribed.",
	question: "Unsubscribe from review requests?",
	offTitle: "Review requests are off",
	lead: "After a stay, we send an email that asks for a review. You still get emails about your orders and bookings.",
	offLead:
		"We no longer send review requests to your email address. You still get emails about your orders and bookings.",
	button: "Unsubscribe",
	again: "Subscribe again",
};
