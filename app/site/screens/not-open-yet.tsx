import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { NOT_OPEN_YET } from "#app/site/not-open-yet.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: `${data?.title ?? "Not open yet"} – Meeha` },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const later = NOT_OPEN_YET[new URL(request.url).pathname.replace(/\/$/, "")];
	if (later?.roles) await requireRole(request, later.roles);
	if (!later) throw json(null, { status: 404 });
	return json({ title: later.title, text: later.text });
}

export default function NotOpenYet() {
	const { title, text } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHeading title={title} />
			<EmptyState title="Not open yet" action={<ButtonLink href="/collection">Go to the shop</ButtonLink>}>
				{text} What is open already: the shop, and booking a truck or loaders for your move.
			</EmptyState>
		</>
	);
}
