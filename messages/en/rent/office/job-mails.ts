type Job = { when: string; vehicle: string };

/** Emails to the driver of a move. */
export const jobMails = {
	subject: ({ when, number }: { when: string; number: string }) => `Your job on ${when} (${number})`,
	newJob: ({ when, vehicle }: Job) => `You have a new job on ${when}, with ${vehicle}.`,
	otherVehicle: ({ when, vehicle }: Job) =>
		`Your job on ${when} is with ${vehicle} now, and its link has changed.`,
	/** Follows one of the sentences before. */
	jobSheet:
		"The job sheet has the addresses, the customer’s phone number and the buttons to report each step.",
	open: "Open the job sheet",
	link: "Anyone with the link can open the job sheet. It works until two days after the job, or until the job is given to somebody else.",
	/** From a date and time to a time. */
	fromTo: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
	/** The time of the job before it was moved. */
	before: "Before",
	cancelledSubject: ({ when }: { when: string }) => `Job cancelled: ${when}`,
	cancelled: ({ when, vehicle }: Job) => `Your job on ${when}, with ${vehicle}, is cancelled.`,
	begun: ({ step }: { step: string }) => `It has begun (“${step}”), so stop and call the office.`,
	/** The last sentence when a job is cancelled or unassigned. */
	gone: "Take it out of your calendar; its link no longer works.",
	movedSubject: ({ to }: { to: string }) => `Job moved to ${to}`,
	moved: ({ when, vehicle, to }: Job & { to: string }) =>
		`Your job on ${when}, with ${vehicle}, is now on ${to}. The link of its job sheet still works.`,
	unassignedSubject: ({ when }: { when: string }) => `Job unassigned: ${when}`,
	unassigned: ({ when, vehicle }: Job) =>
		`You are no longer assigned to the job on ${when}, with ${vehicle}.`,
	notFree: ({ to, vehicle }: { to: string; vehicle: string }) =>
		`It was moved to ${to}, when you or ${vehicle} aren’t free.`,
};
