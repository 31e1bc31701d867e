import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requireTemplateDesk } from "#app/conversations/templates/template-request.server.ts";
import { listTemplates } from "#app/conversations/templates/templates.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { SettingLink, SettingList } from "#app/ui/office/setting-screens.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.replyTemplates.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { hotelId, here, inbox, hotels } = await requireTemplateDesk(request, params);
	return json({ here, inbox, hotels, rows: await listTemplates(db, { hotelId }) });
}

export default function Templates() {
	const { here, inbox, hotels, rows } = useLoaderData<typeof loader>();
	return (
		<>
			<p className="mb-3 max-lg:hidden">
				<a className="link" href={inbox}>
					{t.inbox.back}
				</a>
			</p>
			{hotels.length > 1 ? (
				<nav aria-label={t.words.hotel} className="mb-6">
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
				title={t.replyTemplates.title}
				sub={t.replyTemplates.lead}
				icon="chat"
				empty={t.replyTemplates.none}
				columns={[
					{
						key: "name",
						title: t.words.name,
						isLead: true,
						cell: ({ id, name }) => <SettingLink here={here} id={id} name={name} />,
					},
					{
						key: "text",
						title: t.replyTemplates.text,
						cell: ({ body }) => <p className="line-clamp-2 max-w-prose wrap-anywhere">{body}</p>,
					},
				]}
				rows={rows}
				actions={({ id, name }) => (
					<RowMenu label={t.replyTemplates.actions({ name })}>
						<MenuLink href={`${here}/${maskId(id)}`} icon="edit">
							{t.words.edit}
						</MenuLink>
						<MenuLink href={`${here}/${maskId(id)}/deletion`} icon="trash" danger>
							{t.words.delete}
						</MenuLink>
					</RowMenu>
				)}
			/>
		</>
	);
}
