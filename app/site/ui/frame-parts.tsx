import { AccessDenied, NotFound, Refused, RenderError } from "#app/ui/frame/error-page.tsx";
import { Frame } from "#app/ui/frame/frame.tsx";
import type { FramePerson, FrameRole } from "#app/ui/frame/person.ts";
import { PartsSection } from "./section.tsx";

const pages = {
	missing: <NotFound />,
	denied: <AccessDenied path="/trucking-dashboard" />,
	"denied-at-desk": <AccessDenied path="/owner/statements" isDeskOnly />,
	broken: <RenderError />,
	refused: (
		<Refused
			title="That is too much at once"
			message="A form can carry 64 KB. Shorten the note and send it again."
			backHref="/parts"
		/>
	),
};

/** A whole page: `?frame=` a role, or anybody; `&error=` one of the error pages. */
export function FramePage({ params }: { params: URLSearchParams }) {
	const role = params.get("frame") as FrameRole;
	const person: FramePerson = {
		name: "Ana Lima",
		email: "ana@example.com",
		role,
		isDeskOnly: false,
		formToken: "token",
	};
	const signedIn = ["User", "Hotel", "Admin", "SuperAdmin"].includes(role);
	const page = pages[params.get("error") as keyof typeof pages];
	return (
		<Frame
			person={signedIn ? person : null}
			path="/collection"
			cartCount={3}
			footer={{
				year: 2026,
				partnerHref: "/partner",
				social: [{ label: "Mastodon", href: "https://social.example/@meeha" }],
			}}
			chatUrl="https://chat.example/meeha"
			cookieBar="/parts"
			badges={{
				topics: "",
				badges:
					role === "Admin"
						? [
								{ label: "pending room bookings", count: 4, href: "/bookings", icon: "bed" },
								{ label: "pending moving bookings", count: 120, href: "/trucking-dashboard", icon: "truck" },
								{ label: "new orders", count: 1, href: "/orders", icon: "bell" },
							]
						: [],
			}}
		>
			{page ?? <h1 className="text-2xl">Frame</h1>}
		</Frame>
	);
}

export function FrameLinks() {
	return (
		<PartsSection title="Frame">
			<ul className="flex flex-wrap gap-4">
				{["anybody", "User", "Hotel", "Admin", "SuperAdmin"].map((role) => (
					<li key={role}>
						<a href={`/parts?frame=${role}`}>{role}</a>
					</li>
				))}
				{Object.keys(pages).map((page) => (
					<li key={page}>
						<a href={`/parts?frame=anybody&error=${page}`}>{page}</a>
					</li>
				))}
			</ul>
		</PartsSection>
	);
}
