import { useSearchParams } from "@remix-run/react";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { FormParts } from "#app/site/ui/form-parts.tsx";
import { FrameLinks, FramePage, SuggestionParts } from "#app/site/ui/frame-parts.tsx";
import { HotelCardParts, PhotoParts, ProductParts } from "#app/site/ui/photo-parts.tsx";
import { PartsSection } from "#app/site/ui/section.tsx";
import { TableParts } from "#app/site/ui/table-parts.tsx";
import { TrackingParts } from "#app/site/ui/tracking-parts.tsx";
import { TravelParts } from "#app/site/ui/travel-parts.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Flash } from "#app/ui/dialog/flash.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { officeLinks } from "#app/ui/office/sidebar.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PaymentMarks } from "#app/ui/payment-marks.tsx";
import { SkeletonRows } from "#app/ui/table/skeleton.tsx";

export const meta = () => [{ title: pageTitle("Parts") }];

export const links = officeLinks;

/** Every component in every state, in development only. */
export default function Parts() {
	const [params] = useSearchParams();
	if (params.has("frame")) return <FramePage params={params} />;
	return (
		<div className="mx-auto w-full max-w-page px-4 py-6">
			<Flash tone="success" id="one">
				Booking confirmed!
			</Flash>
			<Flash tone="info" id="two">
				The price of one thing in your cart has changed.
			</Flash>
			<Flash tone="error" id="three">
				Failed to confirm booking: someone else has just cancelled it.
			</Flash>
			<PageHeading
				title="Parts"
				sub="Every part in every state."
				action={<ButtonLink href="/parts?dialog=note">Open a dialog</ButtonLink>}
			/>
			<Buttons />
			<FormParts />
			<TableParts />
			<TrackingParts />
			<PartsSection title="Cards, empty, ways to pay, waiting">
				<div className="grid gap-6 md:grid-cols-2">
					<Card title="Pending" aside={<a href="/parts">View all</a>}>
						<p className="text-2xl font-bold tabular-nums">134</p>
						<p className="text-sm text-secondary">12 more than last week</p>
					</Card>
					<EmptyState
						title="No bookings found matching your criteria."
						action={
							<ButtonLink href="/parts" variant="plain">
								Clear Filters
							</ButtonLink>
						}
					>
						Two filters are on.
					</EmptyState>
				</div>
				<PaymentMarks marks={["online", "cash_on_delivery", "bank_transfer", "at_hotel", "at_move"]} />
				<SkeletonRows label="Loading bookings..." count={3} />
			</PartsSection>
			<PhotoParts />
			<ProductParts />
			<HotelCardParts />
			<TravelParts />
			<SuggestionParts />
			<FrameLinks />
			<OpenDialog which={params.get("dialog")} />
		</div>
	);
}

function Buttons() {
	return (
		<PartsSection title="Buttons">
			{[undefined, "shop", "travel", "rent", "staff"].map((subject) => (
				<PostForm key={subject ?? "none"} className="mb-3" aria-label={`Buttons, ${subject}`}>
					<div data-subject={subject ?? ""} className="flex flex-wrap gap-3">
						<Button busy="Booking...">Book loader</Button>
						<Button variant="plain">Go back</Button>
						<Button variant="danger">Delete</Button>
						<Button variant="quiet">Clear Filters</Button>
						<Button dense>Dense</Button>
						<ButtonLink href="/parts" variant="plain" dense>
							Dense link
						</ButtonLink>
					</div>
				</PostForm>
			))}
		</PartsSection>
	);
}

function OpenDialog({ which }: { which: string | null }) {
	if (which === "note") {
		return (
			<Dialog title="Notification" closeHref="#closed" safeLabel="Close">
				Booking successful! Your request has been submitted.
			</Dialog>
		);
	}
	if (which !== "delete") return null;
	return (
		<ConfirmDialog title="Delete booking" closeHref="/parts" button="Delete booking" busy="Deleting...">
			Are you sure you want to PERMANENTLY DELETE the booking for Ana Lima? This action cannot be undone.
		</ConfirmDialog>
	);
}
