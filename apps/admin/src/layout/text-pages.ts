import { textRegisters, type TextRegisterName, type Texts } from '@balcao/contracts';
import type { SvgIconComponent } from '@mui/icons-material';
import Label from '@mui/icons-material/LabelOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Warehouse from '@mui/icons-material/WarehouseOutlined';
import type { MenuPage } from './menu-page.js';

const icons: { readonly [N in TextRegisterName]?: SvgIconComponent } = {
  'commercial/regions': Place,
  'commercial/warehouse': Warehouse,
};

/** The pages of the registers that have texts only and declare that they are of a group. */
export const textPages = (group: NonNullable<Texts['group']>): readonly MenuPage[] =>
  textRegisters
    .filter(([, { texts }]) => texts.group === group)
    .map(([name, { view }]) => ({
      path: `/${name}`,
      label: `resources.${name}.title`,
      icon: icons[name] ?? Label,
      permission: view,
    }));
