import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requireTemplateDesk } from "#app/conversations/templates/template-request.server.ts";
import { listTemplates } from "#app/conversations/templates/templates.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle("Reply templates") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { hotelId, here, inbox, hotels } = await requireTemplateDesk(request, params);
	return json({ here, inbox, hotels, rows: await listTemplates(db, { hotelId }) });
}

export default function Templates() {
	const { here, inbox, hotels, rows } = useLoaderData<typeof loader>();
	return (
		<>
			<p className="mb-3">
				<a className="link" href={inbox}>
					Back to the inbox
				</a>
			</p>
			{hotels.length > 1 ? (
				<nav aria-label="Hotel" className="mb-6">
					<ul className="flex flex-wrap gap-1">
						{hotels.map(({ id, name }) => {
							const path = `${inbox}/templates/${id}`;
							const isShown = path === here;
							return (
								<li key={id}>
									<a
										href={path}
										aria-current={isShown ? "page" : undefined}
										className={isShown ? "btn btn-dense" : "btn btn-quiet btn-dense"}
									>
										{name}
									</a>
								</li>
							);
						})}
					</ul>
				</nav>
			) : null}
			<SettingList
				here={here}
				kind="reply template"
				title="Reply templates"
				sub="Answers to insert into a message, with the customer’s name and number filled in."
				icon="chat"
				empty="Write an answer once, and insert it into any conversation."
				columns={[
					{
						key: "name",
						title: "Name",
						isLead: true,
						cell: ({ id, name }) => <SettingLink here={here} id={id} name={name} />,
					},
					{
						key: "text",
						title: "Text",
						cell: ({ body }) => <p className="line-clamp-2 max-w-prose wrap-anywhere">{body}</p>,
					},
				]}
				rows={rows}
				actions={({ id, name }) => (
					<RowMenu label={`Actions for ${name}`}>
						<MenuLink href={`${here}/${maskId(id)}`} icon="edit">
							Edit
						</MenuLink>
						<MenuLink href={`${here}/${maskId(id)}/deletion`} icon="trash" danger>
							Delete
						</MenuLink>
					</RowMenu>
				)}
			/>
		</>
	);
}
