import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findReviewFindings } from "#app/travel/approval/review-findings.ts";
import { ApprovalChecks, ReviewChecks } from "./review-checks.tsx";

const NIGHT = { price: 9_000, isClosed: false, left: 2, noArrival: false, minStay: 1 };
const INN = {
	photos: 2,
	description: "Nice.",
	missingAddressParts: [],
	rooms: [{ name: "Twin", hasPhoto: false, maxNights: 30, nights: [NIGHT] }],
	owner: { hasConfirmedEmail: false, isSuspended: false },
	hasSeller: true,
	failingFeeds: [],
};

test("a reviewer reads how many problems and warnings there are, and never that there are none above some", () => {
	const shown = (facts: Partial<typeof INN>) =>
		renderToStaticMarkup(<ReviewChecks findings={findReviewFindings({ ...INN, ...facts })} />);
	expect(shown({})).toContain(">4 warnings<");
	expect(shown({ photos: 0 })).toContain(">1 problem, 3 warnings<");
	const complete = {
		photos: 3,
		description: "x".repeat(100),
		owner: { hasConfirmedEmail: true, isSuspended: false },
	};
	const rooms = [{ name: "Twin", hasPhoto: true, maxNights: 30, nights: [NIGHT] }];
	expect(shown({ ...complete, rooms })).toContain(">Nothing is missing<");
});

test("an owner reads what to do, and not about herself", () => {
	const shown = (isOwner: boolean) =>
		renderToStaticMarkup(
			<ApprovalChecks findings={findReviewFindings(INN)} isWaiting={false} isOwner={isOwner} path="/inn" />,
		);
	expect(shown(true)).toContain("Before you submit:");
	expect(shown(true)).toContain("Confirm your email address.");
	expect(shown(true)).not.toContain("The owner");
	expect(shown(false)).toContain("The owner has not confirmed their email address.");
	expect(shown(false)).not.toContain("/profile");
});
